import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { preferredLanguage } from "#i18n/accept-language.ts"

describe("preferredLanguage", () => {
  const cases: [header: string | undefined, language: "en" | "vi"][] = [
    [undefined, "en"],
    ["", "en"],
    ["vi", "vi"],
    ["vi-VN,vi;q=0.9,en;q=0.8", "vi"],
    ["en-US,en;q=0.9,vi;q=0.8", "en"],
    ["en;q=0.5, vi;q=0.7", "vi"],
    ["fr-FR,fr;q=0.9", "en"],
    ["fr-FR,vi;q=0.3", "vi"],
    ["vi;q=0, en;q=0.1", "en"],
    ["VI-vn", "vi"],
    ["*", "en"],
    [";;;,,q=", "en"],
  ]
  for (const [header, language] of cases)
    it(`maps ${header} to ${language}`, () => assert.equal(preferredLanguage(header), language))
})
