import type { LocalizedContent } from "#i18n/localized.ts"
import { findSettings } from "./settings.server.ts"
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts"

const isSaid = ({ en, vi }: LocalizedContent) => Boolean(en || vi)
const of = (check: (settings: Settings) => boolean) => async () => check(await findSettings())

/** What settings say of the opening of a company's site. */
export const openingSteps = {
  name: of(({ companyName }) => companyName.en !== DEFAULT_SETTINGS.companyName.en),
  logo: of(({ logo }) => logo.light !== null || logo.dark !== null || logo.symbol !== null),
  contact: of(({ phone, email, address }) => Boolean(phone && email) && isSaid(address)),
  licence: of(({ legalName, taxCode, licenceNumber }) => Boolean(legalName && taxCode && licenceNumber)),
  bankAccount: of(({ bankAccounts }) => Boolean(bankAccounts?.length)),
  home: of(({ heroHeadline, heroSlides }) => isSaid(heroHeadline) && heroSlides.length > 0),
}
