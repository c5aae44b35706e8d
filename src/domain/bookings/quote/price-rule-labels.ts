import type { Localized } from "#i18n/localized.ts"

/** Labels of quote lines that a tour's page shows too. */
export const groupLabels = {
  "group-discount": (people: number, percent: number): Localized => ({
    en: `Group of ${people} or more, −${percent}%`,
    vi: `Nhóm từ ${people} khách, giảm ${percent}%`,
  }),
  "private-group": (people: number): Localized => ({
    en: `Private group of up to ${people}`,
    vi: `Tour riêng cho nhóm đến ${people} khách`,
  }),
} as const

export function under(below: number, by: "age" | "height"): Localized {
  return by === "age"
    ? { en: `under ${below}`, vi: `dưới ${below} tuổi` }
    : { en: `under ${below} cm`, vi: `cao dưới ${below} cm` }
}

export function from(least: number, by: "age" | "height"): Localized {
  return by === "age"
    ? { en: `aged ${least} or more`, vi: `từ ${least} tuổi` }
    : { en: `of ${least} cm or more`, vi: `cao từ ${least} cm` }
}
