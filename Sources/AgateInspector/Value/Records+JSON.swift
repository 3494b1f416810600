/// The records of which there are thousands, or that are sent with each commit and frame, written without the system's encoder.

extension TreeRecord: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object { json in
            json.member("commit", commit)
            json.member("isPast", isPast)
            json.name("nodes")
            json.array(nodes) { json, node in node.write(to: &json) }
            json.member("time", time)
        }
    }
}

extension NodeSummary: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object { json in
            json.member("animations", animations)
            json.member("children", children)
            json.member("className", className)
            json.member("controller", controller)
            if let corners {
                json.name("corners")
                json.array(corners) { $0.value($1) }
            }
            json.member("depth", depth)
            json.member("drawsSomething", drawsSomething)
            json.member("id", id)
            json.member("identifier", identifier)
            json.member("isHidden", isHidden)
            json.member("isMask", isMask)
            json.member("name", name)
            if let offscreen {
                json.name("offscreen")
                json.array(offscreen) { $0.value($1) }
            }
            json.member("parent", parent)
            json.member("view", view)
            json.member("words", words)
        }
    }
}

extension TreeChange: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object { json in
            json.name("added")
            json.array(added) { json, node in node.write(to: &json) }
            json.name("changed")
            json.array(changed) { json, change in
                json.object { json in
                    json.member("id", change.id)
                    json.name("keys")
                    json.array(change.keys) { $0.value($1) }
                }
            }
            json.member("commit", commit)
            json.name("moved")
            json.array(moved) { json, move in
                json.object { json in
                    json.member("id", move.id)
                    json.member("index", move.index)
                    json.member("parent", move.parent)
                }
            }
            json.name("removed")
            json.array(removed) { $0.value($1) }
            json.member("time", time)
        }
    }
}

extension FrameRecord: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object { json in
            json.member("commit", commit)
            json.name("counts")
            json.object { json in
                for (name, count) in counts.sorted(by: { $0.key < $1.key }) { json.member(name, count) }
            }
            json.name("damage")
            json.array(damage) { json, rectangle in json.array(rectangle) { $0.value($1) } }
            json.member("number", number)
            json.name("stages")
            json.object { json in
                for (name, time) in stages.sorted(by: { $0.key < $1.key }) { json.member(name, time) }
            }
            json.member("time", time)
        }
    }
}
