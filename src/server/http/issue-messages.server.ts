import type { $ZodIssue } from "zod/v4/core"
import type { Localized } from "#i18n/localized.ts"

/** Returns what is wrong with a value that its schema has no message of its own for, and how to mend it. */
export function issueMessage(issue: $ZodIssue): Localized {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected] ?? OTHER
    case "too_big":
      return limited(issue.origin, issue.maximum, MOST)
    case "too_small":
      return limited(issue.origin, issue.minimum, LEAST)
    case "invalid_format":
      return FORMATS[issue.format] ?? PATTERN
    case "invalid_value":
      return oneOf(issue.values.map(String))
    case "not_multiple_of":
      return both(`must be a multiple of ${issue.divisor}`, `phải là bội số của ${issue.divisor}`)
    case "unrecognized_keys":
      return both("is not a field of this request", "không phải là trường của yêu cầu này")
    default:
      return OTHER
  }
}

const both = (en: string, vi: string): Localized => ({ en, vi })

const OTHER = both("has a value that isn't allowed here", "có giá trị không dùng được ở đây")
const PATTERN = both("is not written as it should be", "chưa viết đúng dạng")

const TYPES: Record<string, Localized> = {
  string: both("must be a text", "phải là chữ"),
  number: both("must be a number", "phải là số"),
  int: both("must be a whole number", "phải là số nguyên"),
  boolean: both("must be true or false", "phải là true hoặc false"),
  array: both("must be a list", "phải là danh sách"),
  object: both("must be an object with fields", "phải là đối tượng có các trường"),
  record: both("must be an object with fields", "phải là đối tượng có các trường"),
  date: both("must be a date", "phải là ngày"),
  null: both("must be null", "phải là null"),
}

const FORMATS: Record<string, Localized> = {
  uuid: both("must be an id as the API returns it", "phải là mã như API trả về"),
  date: both("must be a date such as 2027-02-05", "phải là ngày, dạng 2027-02-05"),
  datetime: both("must be a time such as 2027-02-05T08:00:00Z", "phải là thời điểm, dạng 2027-02-05T08:00:00Z"),
  email: both("must be an email address", "phải là địa chỉ email"),
  url: both("must be a web address", "phải là địa chỉ web"),
}

type Limit = { words: Record<string, Localized>; number: Localized }

const MOST: Limit = {
  words: {
    string: both("must have at most {n} characters", "được dài tối đa {n} ký tự"),
    array: both("must have at most {n} entries", "được có tối đa {n} mục"),
  },
  number: both("must be {n} at most", "tối đa là {n}"),
}
const LEAST: Limit = {
  words: {
    string: both("must have at least {n} characters", "phải có ít nhất {n} ký tự"),
    array: both("must have at least {n} entries", "phải có ít nhất {n} mục"),
  },
  number: both("must be {n} at least", "tối thiểu là {n}"),
}

function limited(origin: string, limit: number | bigint | Date | string, { words, number }: Limit): Localized {
  if (words === LEAST.words && Number(limit) === 1 && origin in words)
    return both("must not be empty", "không được để trống")
  const { en, vi } = words[origin] ?? number
  const n = limit instanceof Date ? limit.toISOString() : String(limit)
  return both(en.replace("{n}", n), vi.replace("{n}", n))
}

/** More would be harder to read than the API's description. */
const MAX_NAMED = 20

function oneOf(values: string[]): Localized {
  if (values.length > MAX_NAMED) return OTHER
  const list = values.join(", ")
  return values.length === 1
    ? both(`must be ${list}`, `phải là ${list}`)
    : both(`must be one of ${list}`, `phải là một trong ${list}`)
}
