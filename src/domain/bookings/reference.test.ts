import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { newReference, readReference } from "./reference.server.ts"

describe("booking references", () => {
  it("have nine symbols without vowels and lookalikes, and parse to themselves", () => {
    const made = Array.from({ length: 1000 }, newReference)
    for (const reference of made) {
      assert.match(reference, /^GHE(-[0-9BCDFGHJKMNPQRSTVWXYZ]{3}){3}$/)
      assert.equal(readReference(reference), reference)
    }
    assert.equal(new Set(made).size, 1000)
  })

  it("use every symbol in every position", () => {
    const made = Array.from({ length: 2000 }, newReference)
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
      assert.equal(readReference(typed), "GHE-7K3-M9Q-X01")
    }
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
      assert.equal(readReference(typed), undefined)
    }
  })
})
