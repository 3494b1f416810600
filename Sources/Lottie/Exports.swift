// What can be wrong with a document is part of what this library says.
@_exported public import enum AgateDocuments.DocumentError
@_exported public import struct AgateDocuments.DocumentIssue
@_exported public import struct AgateDocuments.DocumentLimits
