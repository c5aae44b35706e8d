import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { clientIp, trustedNetworks } from "./client-ip.server.ts"

const trusted = trustedNetworks(["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"])

describe("clientIp", () => {
  const cases: [why: string, socketIp: string, forwardedFor: string | undefined, ip: string][] = [
    ["returns the socket address without a proxy", "203.0.113.7", undefined, "203.0.113.7"],
    ["ignores X-Forwarded-For from a stranger", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["ignores a stranger who claims to be a proxy", "203.0.113.7", "127.0.0.1", "203.0.113.7"],
    ["takes the address that a proxy reports", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["takes only the last address that a proxy reports", "127.0.0.1", "1.1.1.1, 8.8.8.8, 198.51.100.1", "198.51.100.1"],
    ["skips a proxy behind a proxy", "127.0.0.1", "1.1.1.1, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    [
      "returns the first of several proxies if there is no other address",
      "127.0.0.1",
      "10.1.2.3, 10.1.2.4",
      "10.1.2.3",
    ],
    ["returns the proxy if there is no header", "127.0.0.1", undefined, "127.0.0.1"],
    ["returns the proxy if the header is unreadable", "127.0.0.1", "unknown", "127.0.0.1"],
    ["stops at an unreadable entry", "127.0.0.1", "198.51.100.1, unknown, 10.1.2.3", "10.1.2.3"],
    ["returns the proxy if the header is empty", "127.0.0.1", "", "127.0.0.1"],
    ["recognises an IPv4 proxy mapped to IPv6", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["ignores the header of a stranger mapped to IPv6", "::ffff:203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["trusts an IPv6 proxy", "::1", "2001:db8::7", "2001:db8::7"],
    ["trusts an IPv6 network of proxies", "fd12:3456::1", "2001:db8::7, fd00::2", "2001:db8::7"],
    ["ignores the header of an IPv6 stranger", "2001:db8::7", "198.51.100.1", "2001:db8::7"],
    ["strips brackets and ports", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["strips a port", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["strips a zone", "fe80::1%eth0", undefined, "fe80::1"],
  ]
  for (const [why, socketIp, forwardedFor, ip] of cases) {
    it(why, () => assert.equal(clientIp(socketIp, forwardedFor, trusted), ip))
  }

  it("trusts no proxy by default", () => {
    assert.equal(clientIp("127.0.0.1", "198.51.100.1", trustedNetworks([])), "127.0.0.1")
  })
})
