export type Coverage = (codePoint: number) => boolean

const LEFT_OUT = "[…]"

/** Replaces characters that the font can't print in all texts of a value. Nothing is transliterated. */
export function printableTexts<Value>(value: Value, has: Coverage): Value {
  return replaced(value, has) as Value
}

function replaced(value: unknown, has: Coverage): unknown {
  if (typeof value === "string") return replacedIn(value, has)
  if (Array.isArray(value)) return value.map((item) => replaced(item, has))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, has)]))
}

function replacedIn(text: string, has: Coverage): string {
  const marked = Array.from(text, (sign) => (isPrintable(sign, has) ? sign : "\0")).join("")
  return marked.replace(/\0+(?:\s*\0+)*/g, LEFT_OUT)
}

export const isPrintable = (sign: string, has: Coverage) => /\s/.test(sign) || has(sign.codePointAt(0) ?? 0)
