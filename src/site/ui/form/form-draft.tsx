import { useHydrated } from "@tanstack/react-router"
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import {
  type Control,
  clearFormDraft,
  mergeDrafts,
  onFormDraftsEnded,
  readFormDraft,
  storableFields,
  writeFormDraft,
} from "#lib/storage/form-drafts.ts"

type Draft = { name: string; fields: URLSearchParams | undefined }

const CurrentDraft = createContext<Draft | undefined>(undefined)

type Props = {
  /** Names the form and what it is about: a draft for one tour is not offered for another. */
  name: string
  children: ReactNode
}

/** Keeps what is typed into the PostForm inside, and starts it again with that after a reload or in another language. */
export function FormDraft({ name, children }: Props) {
  return (
    <StoredDraft key={name} name={name}>
      {children}
    </StoredDraft>
  )
}

function StoredDraft({ name, children }: Props) {
  const isHydrated = useHydrated()
  const [fields, setFields] = useState(() => (isHydrated ? readFormDraft(name) : undefined))
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    const stored = isHydrated ? undefined : readFormDraft(name)
    const form = box.current?.querySelector("form")
    if (stored && form) setFields(mergeDrafts(stored, fieldsOf(form), editedNames(form)))
  }, [])
  const [signOuts, setSignOuts] = useState(0)
  useEffect(
    () =>
      onFormDraftsEnded(() => {
        setFields(undefined)
        setSignOuts((count) => count + 1)
      }),
    [],
  )
  return (
    <CurrentDraft value={{ name, fields }}>
      <div ref={box} className="contents">
        {/* Controls take their first values when they mount. After signing out the next person starts anew. */}
        <Fragment key={`${signOuts} ${fields !== undefined}`}>{children}</Fragment>
      </div>
    </CurrentDraft>
  )
}

/** Returns what to start the form with, how to store it while it is edited, and how to clear it once it was sent. */
export function useFormDraft() {
  const draft = useContext(CurrentDraft)
  if (!draft) return { fields: undefined, save: undefined, clear: () => {} }
  return {
    fields: draft.fields,
    /** Stores the form at once, and after the event, when all controls show its result. */
    save: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
      const write = () => form.isConnected && writeFormDraft(draft.name, fieldsOf(form))
      write()
      setTimeout(write)
    },
    clear: () => clearFormDraft(draft.name),
  }
}

/** Disabled controls count: an address isn't lost while another pick-up place is chosen. */
const controlsOf = (form: HTMLFormElement) => [...form.elements] as (Element & Control)[]

const fieldsOf = (form: HTMLFormElement) => storableFields(controlsOf(form))

/** Returns the names of the controls that were edited before the page was hydrated. */
function editedNames(form: HTMLFormElement): Set<string> {
  return new Set(
    controlsOf(form)
      .filter(isEdited)
      .map(({ name }) => name),
  )
}

function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && control.selectedIndex > 0,
    )
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.value !== control.defaultValue
}
