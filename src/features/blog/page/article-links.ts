import { isPrefixed, withPrefix } from "#i18n/address.ts"

/** Links of sanitised HTML to this site: its one shape of an anchor begins with the address. */
const OWN_LINK = /<a href="(\/[^"]*)"/g
/** What has no language, and so no Vietnamese twin. */
const NO_PAGE = /^\/(api|media)(\/|$)/

/** The HTML of a post as it stands below /vi: its links to pages lead to their Vietnamese twins. */
export function withVietnameseLinks(html: string): string {
  return html.replace(OWN_LINK, (link, address: string) => {
    const path = address.split(/[?#]/, 1)[0] ?? ""
    return NO_PAGE.test(path) || isPrefixed(path) ? link : `<a href="${withPrefix(path)}${address.slice(path.length)}"`
  })
}
