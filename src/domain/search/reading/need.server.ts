import type { Need } from "#domain/tours/tour.ts"
import { extractAll, type TypedText, whole } from "./typed-text.server.ts"

/** How people say what a tour must suit. 'Chay' alone may also be 'chạy', to run. */
const WORDS: Record<Need, string> = {
  wheelchair:
    "wheel\\s*chairs?(?:[\\s-]+(?:accessible|friendly|access|users?))?|(?:step[\\s-]*free|disabled)(?:\\s+access)?|accessible|(?:di\\s+)?xe\\s+lan|(?:nguoi\\s+)?khuyet\\s+tat",
  deaf: "deaf|hard\\s+of\\s+hearing|hearing[\\s-]+impaired|(?:nguoi\\s+)?khiem\\s+thinh",
  blind: "blind|(?:visually|sight)[\\s-]+impaired|low\\s+vision|(?:nguoi\\s+)?khiem\\s+thi",
  pregnant: "pregnan(?:t|cy)(?:\\s+(?:wom[ae]n|wife))?|(?:dang\\s+)?mang\\s+thai|ba\\s+bau|co\\s+bau",
  vegan: "vegans?|(?:an\\s+)?thuan\\s+chay",
  vegetarian: "vegetarians?|veggie|(?:an|do|mon)\\s+chay",
  halal: "halal|muslim(?:[\\s-]+friendly)?|hoi\\s+giao",
  "gluten-free": "gluten[\\s-]*free|co?eliac|(?:kieng|khong)\\s+gluten",
}

/** What texts say of tours that may meet a need, folded. */
export const NEED_PHRASES: Record<Need, string[]> = {
  wheelchair: ["wheelchair", "xe lan"],
  deaf: ["deaf", "khiem thinh"],
  blind: ["blind", "khiem thi"],
  pregnant: ["pregnant", "pregnancy", "mang thai"],
  vegan: ["vegan", "thuan chay"],
  vegetarian: ["vegetarian", "an chay"],
  halal: ["halal"],
  "gluten-free": ["gluten"],
}

const PATTERNS = Object.entries(WORDS).map(([need, words]) => [need as Need, whole(words)] as const)

/** Reads 'wheelchair accessible', 'ăn chay'. */
export function extractNeed(text: TypedText): Need | undefined {
  return PATTERNS.find(([, pattern]) => extractAll(text, pattern, () => true))?.[0]
}
