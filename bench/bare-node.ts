import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"

/* Answers every request with the page in a folder, and does nothing else. Prints its port. */
const folder = process.argv[2] ?? ""
const headers: string[] = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8"))
const body = readFileSync(join(folder, "page.html.gz"))
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port))
