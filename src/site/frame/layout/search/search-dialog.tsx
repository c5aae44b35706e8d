import { type LinkProps, useRouter } from "@tanstack/react-router"
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { readFormDraft, writeFormDraft } from "#lib/storage/form-drafts.ts"
import { Button } from "#site/ui/button.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { forgetSearches, recentSearches, rememberSearch, SEARCH_MODES, type SearchMode } from "./recent-searches.ts"
import { SearchField } from "./search-field.tsx"
import { QUICK_PLACES, searchMessages as texts } from "./search-messages.ts"
import type { Suggestion } from "./use-suggestions.ts"

/** Leads to the list of tours or transfers with the entered text (spec §2). */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const fields = useSearch()
  const { setMode, setText, search } = fields
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    // Typing replaces the words of the last search.
    input.current?.select()
  }, [])
  const write = (place: string) => {
    setMode("tours")
    setText(place)
    input.current?.focus()
  }
  return (
    <Dialog title={t(texts.title)} onClose={onClose}>
      <p className="text-soft">{t(texts.subtitle)}</p>
      <SearchForm input={input} {...fields} />
      <h3 className="mt-6 font-semibold">{t(texts.places)}</h3>
      <Chips of={QUICK_PLACES.map((place) => ({ text: t(place), press: () => write(t(place)) }))} />
      <Recent onChoose={search} />
    </Dialog>
  )
}

type FormProps = ReturnType<typeof useSearch> & { input: RefObject<HTMLInputElement | null> }

function SearchForm({ input, mode, setMode, text, setText, search, choose }: FormProps) {
  const t = useTranslate()
  return (
    <search>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          search(mode, text)
        }}
      >
        <Choices
          legend={t(texts.what)}
          name="mode"
          choose="one"
          options={SEARCH_MODES.map((value) => ({ value, label: t(texts.modes[value]) }))}
          chosen={[mode]}
          onChoose={setMode}
        />
        <SearchField input={input} mode={mode} text={text} setText={setText} choose={choose} />
      </form>
    </search>
  )
}

const DRAFT = "search"

/** Holds what is typed, also after Back from the results. */
function useSearch() {
  const router = useRouter()
  const [draft] = useState(() => readFormDraft(DRAFT))
  const [mode, setMode] = useState(SEARCH_MODES.find((mode) => mode === draft?.get("mode")) ?? "tours")
  const [text, setText] = useState(draft?.get("text") ?? "")
  useEffect(() => writeFormDraft(DRAFT, new URLSearchParams({ mode, text })), [mode, text])
  // Replaces the dialog's history entry. Offline the dialog stays open with its text.
  const open = (link: Pick<LinkProps, "to" | "params" | "search">) =>
    window.location.replace(router.buildLocation(link).publicHref)
  const search = (mode: SearchMode, text: string) => {
    const trimmed = text.trim()
    if (!trimmed) return
    rememberSearch({ mode, text: trimmed })
    open({ to: `/${mode}` as "/tours", search: { search: trimmed } })
  }
  const choose = (suggestion: Suggestion) =>
    "link" in suggestion ? open(suggestion.link) : search(suggestion.search.mode, suggestion.search.text)
  return { mode, setMode, text, setText, search, choose }
}

function Recent({ onChoose }: { onChoose: (mode: SearchMode, text: string) => void }) {
  const t = useTranslate()
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <>
      <div className="mt-5 flex items-center justify-between">
        <h3 className="font-semibold">{t(texts.recent)}</h3>
        <Button look="quiet" onClick={forget}>
          {t(texts.forget)}
        </Button>
      </div>
      <Chips
        of={recent.map(({ mode, text }) => ({
          text: mode === "tours" ? text : `${text} · ${t(texts.modes[mode])}`,
          press: () => onChoose(mode, text),
        }))}
      />
    </>
  )
}

function Chips({ of }: { of: { text: string; press: () => void }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {of.map(({ text, press }) => (
        <li key={text}>
          <button type="button" onClick={press} className="chip">
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
