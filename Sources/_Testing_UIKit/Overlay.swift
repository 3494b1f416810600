// Swift Testing looks for a module of this name whenever a file imports both `Testing` and `UIKit`: on Apple's
// systems it lets tests attach pictures. Here it has to exist, and holds nothing.
