import { isPrefixed, withPrefix } from "#i18n/address.ts"

/** Matches local links in sanitised HTML, where every anchor has exactly this form. */
const OWN_LINK = /<a href="(\/[^"]*)"/g
const NO_PAGE = /^\/(api|media)(\/|$)/

export function withVietnameseLinks(html: string): string {
  return html.replace(OWN_LINK, (link, address: string) => {
    const path = address.split(/[?#]/, 1)[0] ?? ""
    return NO_PAGE.test(path) || isPrefixed(path) ? link : `<a href="${withPrefix(path)}${address.slice(path.length)}"`
  })
}
