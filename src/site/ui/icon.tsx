import sprite from "./icons.svg?url&no-inline"

/** The ids of the symbols in icons.svg. */
export type IconName =
  | "accessibility"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "calendar-days"
  | "calendar-plus"
  | "car"
  | "check"
  | "chevron-left"
  | "chevron-right"
  | "circle-alert"
  | "circle-check"
  | "circle-dashed"
  | "clock"
  | "cloud-rain"
  | "external-link"
  | "eye"
  | "eye-off"
  | "file-text"
  | "footprints"
  | "heart"
  | "hourglass"
  | "info"
  | "languages"
  | "luggage"
  | "mail"
  | "map-pin"
  | "menu"
  | "message-circle"
  | "minus"
  | "pause"
  | "phone"
  | "play"
  | "plus"
  | "route"
  | "search"
  | "share-2"
  | "shield-check"
  | "sliders-horizontal"
  | "star"
  | "sun"
  | "user"
  | "users"
  | "utensils"
  | "vehicle-bus"
  | "vehicle-car"
  | "vehicle-motorbike"
  | "vehicle-suv"
  | "vehicle-train"
  | "vehicle-van"
  | "x"

/** An icon that says nothing to screen readers: what surrounds it does. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
