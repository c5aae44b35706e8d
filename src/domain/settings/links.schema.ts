import * as z from "zod/mini"
import { oneLine } from "#lib/fields.ts"

export const perhaps = (max: number, wrong: string, isRight: (text: string) => boolean) =>
  oneLine(max, wrong).check(z.refine((text) => text === "" || isRight(text), wrong))

export const profileAt = (wrong: string, ...hosts: string[]) =>
  perhaps(300, wrong, (text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname, port, username, password } = new URL(text)
    const known = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    return protocol === "https:" && known && port === "" && username === "" && password === ""
  })

/** Paths of Google's own links to reviews, by host. Others on the same hosts, such as `/url`, redirect to any site. */
const GOOGLE_REVIEWS: Record<string, RegExp> = {
  "search.google.com": /^\/local\//,
  "www.google.com": /^\/maps(\/|$)/,
  "maps.google.com": /^\/(maps(\/|$)|$)/,
  "g.page": /./,
  "maps.app.goo.gl": /./,
}
export const googleReviews = profileAt("googleReviewsInvalid", ...Object.keys(GOOGLE_REVIEWS)).check(
  z.refine((text) => {
    if (!URL.canParse(text)) return true
    const { hostname, pathname } = new URL(text)
    return GOOGLE_REVIEWS[hostname]?.test(pathname) ?? false
  }, "googleReviewsInvalid"),
)

/** The ministry gives it out with `http:`. */
export const badgeLink = z.pipe(
  z.pipe(
    z.string("badgeInvalid"),
    z.transform((text) => text.trim().replace(/^http:/i, "https:")),
  ),
  profileAt("badgeInvalid", "online.gov.vn"),
)
