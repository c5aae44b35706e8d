import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { pageMessages as texts } from "./page-messages.ts"

/** For privacy nothing is loaded from a map provider until the visitor follows the link. */
export function OfficeMap({ address }: { address: string }) {
  const t = useTranslate()
  if (!address) return null
  const href = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
  return (
    <section className="wrap mt-16 lg:mt-28">
      <div className="relative overflow-hidden rounded-card border border-hairline">
        <DrawnMap />
        <div className="relative bg-paper p-5 sm:absolute sm:inset-y-6 sm:left-6 sm:flex sm:w-88 sm:flex-col sm:justify-center sm:rounded-card sm:border sm:border-hairline sm:p-7">
          <h2 className="text-2xl font-bold">{t(texts.map)}</h2>
          <p className="mt-2">{address}</p>
          <p className="mt-4">
            <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass("secondary")}>
              <Icon name="external-link" className="size-4" />
              {t(texts.openMap)}
            </a>
          </p>
          <p className="mt-3 text-sm text-soft">{t(texts.mapNote)}</p>
        </div>
      </div>
    </section>
  )
}

function DrawnMap() {
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      className="block h-56 w-full sm:h-96"
      aria-hidden="true"
    >
      <path fill="#EFE6D2" d="M0 0h1200v420H0z" />
      <path
        fill="none"
        stroke="#FBF6EC"
        strokeWidth="14"
        d="M380-10 430 430M520-10l34 440M640-10l12 440M760-10l-8 440M880-10l-22 440M-10 90l1220-40M-10 190l1220-36M-10 300l1220-22M-10 390l1220-8"
      />
      <path
        fill="none"
        stroke="#FBF6EC"
        strokeWidth="6"
        d="M580-10l24 440M700-10l0 440M820-10l-16 440M-10 140l1220-40M-10 245l1220-30M-10 345l1220-14"
      />
      <path fill="#DCE8E3" d="M1010-10c-40 90 30 150 0 240s20 140-10 200h210V-10z" />
      <path
        fill="none"
        stroke="#B9D0C8"
        strokeWidth="3"
        d="M1060 60c30 8 50-8 80 0M1050 180c30 8 50-8 80 0M1070 310c30 8 50-8 80 0"
      />
      <path fill="#7E9F4B" opacity=".55" d="M520 226c20-34 130-40 190-26s70 70 30 104-170 34-204 10-30-66-16-88z" />
      <path fill="#DCE8E3" d="M542 238c18-24 116-30 164-18s54 52 24 76-140 24-168 6-30-46-20-64z" />
      <path fill="#C23B22" d="M622 250h26l-13-12zM626 250h18v12h-18z" />
      <path fill="#14302E" opacity=".18" d="M786 152a26 8 0 1 0 52 0 26 8 0 1 0-52 0" />
      <path fill="#C23B22" d="M812 150c-8-26-30-36-30-62a30 30 0 0 1 60 0c0 26-22 36-30 62z" />
      <circle cx="812" cy="88" r="12" fill="#E9A52B" />
    </svg>
  )
}
