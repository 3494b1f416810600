// The errors of documents are part of this library's interface.
@_exported public import enum AgateDocuments.DocumentError
@_exported public import struct AgateDocuments.DocumentIssue
@_exported public import struct AgateDocuments.DocumentLimits
