import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { placesLikeQuery } from "#site/search/queries.ts"
import { useDebounced } from "#site/ui/hooks/use-debounced.ts"
import { useSearchText } from "#site/ui/list/use-search-text.ts"

const DEBOUNCE_MS = 200
const SHORTEST = 2

type Props = Omit<ComponentProps<"input">, "value"> & {
  label: string
  value: string | undefined
  kind: "rides" | "tours"
}

/**
 * A field for a place, with suggestions below it (the combobox pattern of ARIA 1.2). Any other text may be typed, too.
 * Written by hand, because MUI's would weigh more than the rest of the home page's scripts.
 */
export function PlaceField({ label, value, kind, className = "", ...input }: Props) {
  const t = useTranslate()
  const id = useId()
  const field = useSearchText(value)
  const { options, active, ask, close, move } = usePlaces(kind)
  const choose = (name: string) => {
    if (field.ref.current) field.ref.current.value = name
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const chosen = options[active]
    if (event.key === "ArrowDown") move(1)
    else if (event.key === "ArrowUp") move(-1)
    else if (event.key === "Enter" && chosen) choose(t(chosen.name))
    // A search field would also be emptied.
    else if (event.key === "Escape") close()
    else return
    event.preventDefault()
  }
  return (
    <div className={`relative min-w-0 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        {...field}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={options[active] && `${id}${active}`}
        autoComplete="off"
        maxLength={100}
        onInput={(event) => {
          field.onInput?.(event)
          // An edit that is replayed after hydration may be of a field that was left.
          if (event.currentTarget === document.activeElement) ask(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className="control mt-1"
      />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-hairline bg-sheet py-2"
      >
        {options.map(({ name }, nth) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={name.en}
            id={`${id}${nth}`}
            role="option"
            aria-selected={nth === active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(t(name))}
            className="flex min-h-11 cursor-pointer items-center px-4 py-2 hover:bg-mist aria-selected:bg-mist"
          >
            {t(name)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Returns the suggestions for what is being typed, and which of them the arrow keys are on: -1 for none. */
function usePlaces(kind: Props["kind"]) {
  const [typed, setTyped] = useState("")
  const [active, setActive] = useState(-1)
  const asked = useDebounced(typed.trim(), DEBOUNCE_MS)
  const isOpen = typed.trim().length >= SHORTEST
  const { data } = useQuery({
    ...placesLikeQuery(asked, kind),
    enabled: isOpen && asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
  const options = (isOpen && asked.length >= SHORTEST && data) || []
  const ask = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  return {
    options,
    active,
    ask,
    close: () => ask(""),
    move: (step: number) => setActive(((active + step + 1 + options.length + 1) % (options.length + 1)) - 1),
  }
}
