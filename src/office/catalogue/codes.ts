import type { Choice } from "#domain/catalogue/content.ts"
import { fold } from "#lib/text/fold.ts"

type Named = { code: string | null; name: { en?: string | null; vi?: string | null | undefined } | null }

/** Gives new zones, choices or options a code of their own, made from their name. */
export function withCodes<Item extends Named>(items: readonly Item[]): Item[] {
  const taken = new Set(items.map(({ code }) => code))
  return items.map((item) => {
    if (item.code) return item
    const words = fold(item.name?.en || item.name?.vi || "").match(/[a-z0-9]+/g) ?? ["item"]
    const plain = words.join("-").slice(0, 30).replace(/-$/, "")
    let code = plain
    for (let nth = 2; taken.has(code); nth++) code = `${plain}-${nth}`
    taken.add(code)
    return { ...item, code }
  })
}

type Uncoded<Item> = Omit<Item, "code"> & { code: string | null }
type UncodedChoice = Omit<Uncoded<Choice>, "options"> & { options: Uncoded<Choice["options"][number]>[] }

/** Gives new choices and options codes of their own. */
export function withChoiceCodes<Rules extends { choices?: UncodedChoice[] }>(rules: Rules): Rules {
  if (!rules.choices) return rules
  const coded = rules.choices.map((choice) => ({ ...choice, options: withCodes(choice.options) }))
  return { ...rules, choices: withCodes(coded) }
}
