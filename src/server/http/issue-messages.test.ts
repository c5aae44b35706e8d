import assert from "node:assert/strict"
import { describe, it } from "node:test"
import * as z from "zod"
import * as mini from "zod/mini"
import { HttpError } from "#server/errors.server.ts"
import { parse } from "./validation.server.ts"

function refused(schema: z.core.$ZodType, value: unknown) {
  try {
    parse(schema, value)
  } catch (error) {
    if (error instanceof HttpError) return error.errors?.map(({ message }) => message)
    throw error
  }
  assert.fail("The value was taken")
}

describe("errors of fields without a message of their own", () => {
  for (const [schema, value, en, vi] of [
    [z.number().max(50), 51, "limit must be 50 at most", "limit tối đa là 50"],
    [mini.number().check(mini.gte(1)), 0, "limit must be 1 at least", "limit tối thiểu là 1"],
    [z.coerce.number(), "x", "limit must be a number", "limit phải là số"],
    [z.int(), 1.5, "limit must be a whole number", "limit phải là số nguyên"],
    [mini.string(), undefined, "limit must be a text", "limit phải là chữ"],
    [z.string().max(3), "four", "limit must have at most 3 characters", "limit được dài tối đa 3 ký tự"],
    [z.array(z.int()).min(1), [], "limit must not be empty", "limit không được để trống"],
    [z.enum(["en", "vi"]), "fr", "limit must be one of en, vi", "limit phải là một trong en, vi"],
    [z.literal("tour"), "car", "limit must be tour", "limit phải là tour"],
    [z.uuid(), "7", "limit must be an id as the API returns it", "limit phải là mã như API trả về"],
    [z.iso.date(), "5/12", "limit must be a date such as 2027-02-05", "limit phải là ngày, dạng 2027-02-05"],
    [z.string().regex(/^a$/), "b", "limit is not written as it should be", "limit chưa viết đúng dạng"],
    [
      z.union([z.int(), z.boolean()]),
      "x",
      "limit has a value that isn't allowed here",
      "limit có giá trị không dùng được ở đây",
    ],
    [z.number().multipleOf(5), 7, "limit must be a multiple of 5", "limit phải là bội số của 5"],
    [
      z.strictObject({}),
      { more: 1 },
      "limit.more is not a field of this request",
      "limit.more không phải là trường của yêu cầu này",
    ],
  ] as const) {
    it(`says '${en}'`, () => {
      assert.deepEqual(refused(z.object({ limit: schema }), { limit: value }), [{ en, vi }])
    })
  }

  it("name the request where it is wrong as a whole", () => {
    assert.deepEqual(refused(z.object({}), 7), [
      { en: "The request must be an object with fields", vi: "Yêu cầu phải là đối tượng có các trường" },
    ])
  })
})
