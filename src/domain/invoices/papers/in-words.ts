import type { Language } from "#i18n/localized.ts"
import { type Currency, toMinor } from "#lib/money.ts"

const VI = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"]
const VI_GROUPS = ["", "nghìn", "triệu", "tỷ"]

/** Writes a group of three digits in Vietnamese. `isWhole`: after a higher group it has all three places. */
function viGroup(group: number, isWhole: boolean): string[] {
  const [hundreds, tens, units] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10]
  const words: string[] = []
  const hasHundreds = isWhole || hundreds > 0
  if (hasHundreds) words.push(VI[hundreds]!, "trăm")
  if (tens > 1) words.push(VI[tens]!, "mươi")
  else if (tens === 1) words.push("mười")
  else if (units > 0 && hasHundreds) words.push("linh")
  if (units === 1 && tens > 1) words.push("mốt")
  else if (units === 4 && tens > 1) words.push("tư")
  else if (units === 5 && tens > 0) words.push("lăm")
  else if (units > 0) words.push(VI[units]!)
  return words
}

const EN = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" "),
  ..."seventeen eighteen nineteen".split(" "),
]
const EN_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ")
const EN_GROUPS = ["", "thousand", "million", "billion"]

function enGroup(group: number): string[] {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const tens = EN_TENS[Math.floor(rest / 10)]
  const small = rest < 20 ? EN[rest]! : rest % 10 ? `${tens}-${EN[rest % 10]}` : tens!
  return [...(hundreds ? [EN[hundreds]!, "hundred"] : []), ...(rest ? [small] : [])]
}

/** Returns the groups of three digits, the highest first. */
function groupsOf(number: number): { group: number; power: number; isWhole: boolean }[] {
  const text = String(number)
  const count = Math.ceil(text.length / 3)
  return Array.from({ length: count }, (_, nth) => {
    const power = count - 1 - nth
    return { group: Math.floor(number / 1000 ** power) % 1000, power, isWhole: nth > 0 }
  }).filter(({ group }) => group > 0)
}

/** Writes a whole number below a trillion in words. @throws RangeError */
export function numberInWords(number: number, language: Language): string {
  if (!Number.isInteger(number) || number < 0 || number >= 1e12) throw new RangeError(`No words for ${number}`)
  if (number === 0) return language === "vi" ? VI[0]! : EN[0]!
  const isVi = language === "vi"
  const words = groupsOf(number).flatMap(({ group, power, isWhole }) => [
    ...(isVi ? viGroup(group, isWhole) : enGroup(group)),
    ...(power ? [(isVi ? VI_GROUPS : EN_GROUPS)[power]!] : []),
  ])
  return words.join(" ")
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes an amount in major units as papers state it: 'Một triệu hai trăm nghìn đồng', 'Four hundred US dollars'. */
export function amountInWords(major: number, currency: Currency, language: Language): string {
  const minor = toMinor(major, currency)
  if (currency === "VND") {
    const dong = numberInWords(minor, language)
    return capital(language === "vi" ? `${dong} đồng` : `${dong} Vietnamese đồng`)
  }
  const [dollars, cents] = [Math.floor(minor / 100), minor % 100]
  const words = (number: number) => numberInWords(number, language)
  if (language === "vi") return capital(`${words(dollars)} đô la Mỹ${cents ? ` và ${words(cents)} xu` : ""}`)
  const counted = (number: number, unit: string) => `${words(number)} ${unit}${number === 1 ? "" : "s"}`
  return capital(`${counted(dollars, "US dollar")}${cents ? ` and ${counted(cents, "cent")}` : ""}`)
}
