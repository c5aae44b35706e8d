import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { referencePrefix as settingsPrefix } from "#domain/settings/reference-prefix.ts"
import { newReference, readReference } from "./reference.server.ts"

describe("booking references", () => {
  it("have nine symbols without vowels and lookalikes, and parse to themselves", () => {
    const made = Array.from({ length: 1000 }, () => newReference("GHE"))
    for (const reference of made) {
      assert.match(reference, /^GHE(-[0-9BCDFGHJKMNPQRSTVWXYZ]{3}){3}$/)
      assert.equal(`GHE-${readReference(reference)}`, reference)
    }
    assert.equal(new Set(made).size, 1000)
  })

  it("use every symbol in every position", () => {
    const made = Array.from({ length: 2000 }, () => newReference("GHE"))
    for (const place of [4, 5, 6, 8, 9, 10, 12, 13, 14])
      assert.equal(new Set(made.map((reference) => reference[place])).size, 30)
  })

  it("parse in any case, with or without dashes and prefix, and with common misreadings", () => {
    for (const typed of [
      "GHE-7K3-M9Q-X01",
      "ghe-7k3-m9q-x01",
      "GHE7K3M9QX01",
      "7k3m9qx01",
      " GHE 7K3 M9Q X01 ",
      "ghe-7k3-m9q-xol",
      "GHE-7K3-M9Q-XOI",
      "Mã: GHE-7K3-M9Q-X01",
      "mã đặt chỗ 7K3-M9Q-X01",
      "Booking reference: 7k3m9qx01",
      "GHÉ-7K3-M9Q-X01",
      "ghé 7k3 m9q x01",
      "GHE–7K3–M9Q–X01.",
      "GHE - 7K3 - M9Q - X01",
      "\u200BGHE-7K3-M9Q-X01\u00A0",
      "Quý khách giữ mã đặt chỗ GHE-7K3-M9Q-X01 để tra cứu.",
      "We have your request (GHE-7K3-M9Q-X01), dear Emma",
      `${"word ".repeat(40)}ghe-7k3-m9q-x01`,
    ]) {
      assert.equal(readReference(typed, "GHE"), "7K3-M9Q-X01")
    }
  })

  it("parse with the prefix of any company, within a sentence with its own only", () => {
    for (const typed of ["SXT-7K3-M9Q-X01", "sxt7k3m9qx01", "Mã đặt chỗ: DLMTQ 7K3 M9Q X01", "7K3-M9Q-X01"])
      assert.equal(readReference(typed, "GHE"), "7K3-M9Q-X01")
    assert.equal(readReference("Chuyển khoản SXT-7K3-M9Q-X01 cho tour", "SXT"), "7K3-M9Q-X01")
    assert.equal(readReference("Chuyển khoản SXT-7K3-M9Q-X01 cho tour", "GHE"), undefined)
    assert.equal(readReference("S-7K3-M9Q-X01"), undefined)
    assert.equal(readReference("SONGXA-7K3-M9Q-X01"), undefined)
  })

  it("begin with what the company has set, or with its initials", () => {
    const prefixOf = (vi: string, referencePrefix = "") =>
      settingsPrefix({ companyName: { en: "", vi }, referencePrefix })
    assert.equal(prefixOf("Sông Xanh Travel"), "SXT")
    assert.equal(prefixOf("Đi"), "DI")
    assert.equal(prefixOf("Vietravel"), "VIE")
    assert.equal(prefixOf("Công ty TNHH Du lịch Sông Xanh"), "CTTDL")
    assert.equal(prefixOf("36"), "BK")
    assert.equal(prefixOf("Sông Xanh Travel", "GHE"), "GHE")
  })

  it("reject everything else", () => {
    for (const typed of [
      "",
      "GHE",
      "GHE-7K3-M9Q-X0",
      "GHE-7K3-M9Q-X011",
      "Mã: GHE-7K3-M9Q-X011",
      "Mã: 7K3-M9Q",
      "Phòng Linh",
      "GHE-7K3-M9Q-XA1",
      "GHE-7K3-M9Q-XU1",
      "%' or 1=1 --",
      "Trần Văn Linh",
    ]) {
      assert.equal(readReference(typed, "GHE"), undefined)
    }
  })
})
