import { Link } from "@tanstack/react-router"
import { type Logo, logoOn, logoUrl, type ShownLogo, sizeWithin } from "#domain/settings/logo/logo.ts"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { InitialMark } from "./initial-mark.tsx"

/** The company at the top of every page: its logo, else its symbol or initial with its name. */
export function Wordmark({ settings }: { settings: SiteSettings }) {
  const name = useTranslate()(settings.companyName)
  const logo = logoOn(settings.logo, "light")
  return (
    <Link
      to="/"
      activeProps={{}}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl leading-tight font-bold"
    >
      {logo ? (
        <LogoImage logo={logo} name={name} />
      ) : (
        <>
          {settings.logo.symbol ? <SymbolImage symbol={settings.logo.symbol} /> : <InitialMark settings={settings} />}
          <MarkedName name={name} />
        </>
      )}
    </Link>
  )
}

/** Beside it a phone of 360 pixels has room for the buttons. */
const LOGO_BOX = [160, 40] as const

function LogoImage({ logo, name }: { logo: ShownLogo; name: string }) {
  return (
    <img
      src={logoUrl(logo, 80, "webp")}
      srcSet={`${logoUrl(logo, 80, "webp")}, ${logoUrl(logo, 160, "webp")} 2x`}
      {...sizeWithin(logo, ...LOGO_BOX)}
      alt={name}
      className={`h-auto max-w-full ${logo.plate ? "rounded px-2 py-1" : ""}`}
      style={logo.plate ? { backgroundColor: logo.plate } : undefined}
    />
  )
}

function SymbolImage({ symbol }: { symbol: Logo }) {
  return <img src={logoUrl(symbol, 80, "webp")} {...sizeWithin(symbol, 32, 32)} alt="" className="shrink-0 rounded" />
}

const ACCENTED = /[éèẻẽểếềễáàảãắấóòỏõốồổỗ]/i

function MarkedName({ name }: { name: string }) {
  const at = name.search(ACCENTED)
  if (at < 0) return <span>{name}</span>
  return (
    <span>
      {name.slice(0, at)}
      <span className="accent" data-letter={name[at]}>
        {name[at]}
      </span>
      {name.slice(at + 1)}
    </span>
  )
}
