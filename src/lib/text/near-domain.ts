/** Mail providers whose names are often mistyped. Others can't be told from a company's own domain. */
const DOMAINS =
  "gmail.com yahoo.com yahoo.com.vn yahoo.co.uk yahoo.fr hotmail.com hotmail.co.uk hotmail.fr outlook.com live.com msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com googlemail.com gmx.de gmx.net web.de t-online.de orange.fr laposte.net free.fr mail.ru yandex.ru naver.com daum.net hanmail.net qq.com 163.com 126.com ymail.com comcast.net mail.com email.com".split(
    " ",
  )
/** Shorter domains are one letter away from each other. */
const SHORTEST = 8

/** Returns the address with the provider's domain that was probably meant: 'emma@gmial.com' → 'emma@gmail.com'. */
export function nearAddress(address: string): string | undefined {
  const [name, typed = "", ...more] = address.trim().split("@")
  const domain = typed.toLowerCase()
  if (!name || more.length > 0 || domain.length < SHORTEST || domain.length > 30 || DOMAINS.includes(domain))
    return undefined
  const near = DOMAINS.find((known) => known.length >= SHORTEST && isOneSlipAway(domain, known))
  return near && `${name}@${near}`
}

/** Returns whether one letter was added, left out, mistyped or swapped with the next one. */
function isOneSlipAway(typed: string, known: string): boolean {
  let start = 0
  while (start < known.length && typed[start] === known[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return (
    rest(typed, 1) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    (typed[start] === known[start + 1] && typed[start + 1] === known[start] && rest(typed, 2) === rest(known, 2))
  )
}
