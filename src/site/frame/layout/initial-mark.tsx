import { initialOf } from "#domain/settings/logo/logo.ts"
import type { SiteSettings } from "#domain/settings/settings.ts"

/** The company's initial in its colour, as domain/settings/logo/draw-icons.server.ts draws it. */
export function InitialMark({ settings }: { settings: SiteSettings }) {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0 overflow-hidden rounded" aria-hidden="true">
      <rect width="32" height="32" fill="var(--brand)" />
      <path d="M0 24c5-4 9-4 13-1s8 3 12 0 5-2 7-1v10H0z" fill="var(--brand-hover)" />
      <text x="16" y="23" textAnchor="middle" fontSize="20" fill="var(--on-brand)">
        {initialOf(settings)}
      </text>
    </svg>
  )
}
