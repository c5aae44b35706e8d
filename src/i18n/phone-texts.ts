import { countryName } from "#i18n/country-name.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { COUNTRIES } from "#lib/countries.ts"
import { phoneExample } from "#lib/phone/phone-examples.ts"

const ABROAD = "+44 7400 123456"

const texts = {
  hint: { en: "For example {example}", vi: "Ví dụ {example}" },
  invalid: {
    en: "This number doesn't fit its country ({country}): one there looks like {example}. Choose another country, or begin with + and its code.",
    vi: "Đây không phải số điện thoại của {country}. Số ở đó có dạng {example}. Bạn chọn quốc gia khác, hoặc nhập số bắt đầu bằng + và mã quốc gia.",
  },
  unknown: {
    en: `This isn't a valid phone number. Please enter it with + and the code of its country, such as ${ABROAD}.`,
    vi: `Số điện thoại chưa đúng. Bạn vui lòng nhập số kèm + và mã quốc gia, ví dụ ${ABROAD}.`,
  },
}

/** Returns what a phone number of a country looks like. */
export function phoneHint(country: string): Localized {
  return interpolateBoth(texts.hint, { example: phoneExample(country) ?? ABROAD })
}

/** Returns why a phone number is refused, with what one of its country looks like. */
export function phoneRefusal(country: string | undefined): Localized {
  const found = COUNTRIES.find(({ code }) => code === country)
  const example = found && phoneExample(found.code)
  if (!found || example === undefined) return texts.unknown
  const name = countryName(found.code)
  return {
    en: interpolateBoth(texts.invalid, { country: name.en, example }).en,
    vi: interpolateBoth(texts.invalid, { country: name.vi, example }).vi,
  }
}
