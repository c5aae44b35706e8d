/** Lower-case words joined by hyphens, as in `/tour/ha-long-bay`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 80

export const isSlug = (value: string) => value.length <= MAX_SLUG && SLUG.test(value)
