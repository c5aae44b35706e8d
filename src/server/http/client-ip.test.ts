import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { clientIp, trustedNetworks } from "./client-ip.server.ts"

const trusted = trustedNetworks(["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"])

describe("clientIp", () => {
  const cases: [why: string, socketIp: string, forwardedFor: string | undefined, ip: string][] = [
    ["nobody between us", "203.0.113.7", undefined, "203.0.113.7"],
    ["a stranger may write what they like", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["a stranger may claim to be a proxy", "203.0.113.7", "127.0.0.1", "203.0.113.7"],
    ["a proxy tells who was connected to it", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    [
      "a proxy passes on what it was told: only the last counts",
      "127.0.0.1",
      "1.1.1.1, 8.8.8.8, 198.51.100.1",
      "198.51.100.1",
    ],
    ["a proxy behind a proxy", "127.0.0.1", "1.1.1.1, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    ["a row of proxies and nobody else", "127.0.0.1", "10.1.2.3, 10.1.2.4", "10.1.2.3"],
    ["a proxy that says nothing", "127.0.0.1", undefined, "127.0.0.1"],
    ["a proxy that says nothing readable", "127.0.0.1", "unknown", "127.0.0.1"],
    ["nonsense ends the search", "127.0.0.1", "198.51.100.1, unknown, 10.1.2.3", "10.1.2.3"],
    ["an empty header", "127.0.0.1", "", "127.0.0.1"],
    ["an IPv4 socket in IPv6 clothing", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["a stranger in IPv6 clothing", "::ffff:203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["an IPv6 proxy", "::1", "2001:db8::7", "2001:db8::7"],
    ["an IPv6 network of proxies", "fd12:3456::1", "2001:db8::7, fd00::2", "2001:db8::7"],
    ["an IPv6 stranger", "2001:db8::7", "198.51.100.1", "2001:db8::7"],
    ["ports and brackets", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["a port", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["a zone", "fe80::1%eth0", undefined, "fe80::1"],
  ]
  for (const [why, socketIp, forwardedFor, ip] of cases) {
    it(why, () => assert.equal(clientIp(socketIp, forwardedFor, trusted), ip))
  }

  it("trusts nobody unless told", () => {
    assert.equal(clientIp("127.0.0.1", "198.51.100.1", trustedNetworks([])), "127.0.0.1")
  })
})
