import { useRouter } from "@tanstack/react-router"
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react"
import { text } from "#lib/address/search-params.ts"

/** Longer than the pause between two letters. */
const DEBOUNCE_MS = 300
/** Who types on after a longer pause begins another search. */
const SAME_SEARCH_MS = 2000

/** `isContinued`: whether this changes the search before it, which Back then leaves out. */
export type OnSearch = (text: string, isContinued: boolean) => void

type FieldProps = Pick<
  ComponentProps<"input">,
  "defaultValue" | "onInput" | "onKeyDown" | "onCompositionStart" | "onCompositionEnd"
> & { ref: RefObject<HTMLInputElement | null> }

/**
 * Returns the props of a text field whose words are in the address. It keeps what is being typed while addresses with
 * earlier letters arrive, and shows words from elsewhere: from Back, a link or a removed filter. `onSearch` gets the
 * words after a short pause, but not while an input method composes them.
 */
export function useSearchText(value: string | undefined, onSearch?: OnSearch): FieldProps {
  const ref = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useTyped(ref, timer, value)
  const search = useRef({ last: value ?? "", typedAt: 0, isNew: true }).current
  const report = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const words = ref.current?.value ?? ""
    onSearch?.(words, !search.isNew && (words.startsWith(search.last) || search.last.startsWith(words)))
    Object.assign(search, { last: words, isNew: false })
  }
  const reportLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(report, DEBOUNCE_MS)
  }
  return {
    ref,
    defaultValue: value,
    onInput: ({ currentTarget, nativeEvent, timeStamp }) => {
      typed.add(text(currentTarget.value) ?? "")
      if (timeStamp - search.typedAt > SAME_SEARCH_MS) search.isNew = true
      search.typedAt = timeStamp
      if (!(nativeEvent as InputEvent).isComposing) reportLater()
    },
    onKeyDown: ({ key, nativeEvent }) => {
      if (key === "Enter" && !nativeEvent.isComposing && timer.current !== undefined) report()
    },
    onCompositionStart: () => clearTimeout(timer.current),
    onCompositionEnd: reportLater,
  }
}

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>

/**
 * Returns what was typed since the address and the field last agreed. Writes other values into the field. Back and
 * forward end what is being typed.
 */
function useTyped(field: FieldProps["ref"], timer: Timer, value: string | undefined): Set<string> {
  const { history } = useRouter()
  const typed = useRef(new Set<string>()).current
  const [turns, setTurns] = useState(0)
  const shown = useRef({ value, turns })
  useEffect(() => {
    const stop = history.subscribe(({ action: { type } }) => {
      if (type === "PUSH" || type === "REPLACE") return
      clearTimeout(timer.current)
      typed.clear()
      setTurns((count) => count + 1)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [history, timer, typed])
  useEffect(() => {
    if (!field.current || (shown.current.value === value && shown.current.turns === turns)) return
    shown.current = { value, turns }
    if (text(field.current.value) === value) typed.clear()
    else if (!typed.has(value ?? "")) field.current.value = value ?? ""
  }, [field, value, turns, typed])
  return typed
}
