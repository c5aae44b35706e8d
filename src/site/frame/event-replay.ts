type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Replays edits and the last button press after hydration. Inlined as text, so it must not use the rest of this file. */
function replayEarlyEvents(edit: typeof replayEdit) {
  const root = document.documentElement
  const edited = new Map<Field, string | boolean>()
  let pressed: HTMLElement | null = null
  let composing: EventTarget | null = null

  const isSwitch = (field: Field) => field.type === "checkbox" || field.type === "radio"
  const press = (button: HTMLElement | null) => {
    pressed?.removeAttribute("aria-busy")
    pressed = button
    pressed?.setAttribute("aria-busy", "true")
  }
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement
    // The last choice of a group is replayed last.
    edited.delete(field)
    edited.set(field, isSwitch(field) ? field.checked : field.value)
  }
  const onCompose = ({ type, target }: Event) => {
    composing = type === "compositionstart" ? target : null
  }
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest("button")
    if (button && !(button.type === "submit" && button.form)) press(button)
  }
  // Forms with an action work without JavaScript.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute("action") || /get|dialog/.test(form.getAttribute("method") ?? "")) return
    event.preventDefault()
    press(event.submitter)
  }
  const listen = (change: "addEventListener" | "removeEventListener") => {
    // Before the listeners of React at the document: a letter may make it hydrate the page, and would be missing here.
    window[change]("input", onInput, true)
    window[change]("compositionstart", onCompose, true)
    window[change]("compositionend", onCompose, true)
    // After them: a press that hydrates the page has been heard.
    root[change]("click", onClick, true)
    root[change]("submit", onSubmit as EventListener, true)
  }

  listen("addEventListener")
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    listen("removeEventListener")
    // The end of a composition reports the text itself.
    for (const [field, value] of edited) if (field.isConnected && field !== composing) edit(field, value)
    const button = pressed
    press(null)
    button?.click()
  }).observe(root, { attributeFilter: ["data-hydrated"] })
}

/** Inlined too. React notices an edit only if the value differs from the one that it last set or read. */
function replayEdit(field: Field, value: string | boolean): void {
  // Hydrates the field, which takes what it finds for the last value.
  field.dispatchEvent(new Event("input", { bubbles: true }))
  if (typeof value === "boolean") {
    const box = field as HTMLInputElement
    // Switched on and off again. A radio button is replayed, because another of its group may have been before it.
    if (box.type === "checkbox" && value === box.defaultChecked) return
    box.checked = !value
    box.click()
    return
  }
  const { selectionStart, selectionEnd } = field as HTMLInputElement
  field.value = ""
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  // Who has typed in the middle types on there.
  if (field === document.activeElement && selectionStart !== null)
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
}

export const EVENT_REPLAY = import.meta.env.SSR ? `(${replayEarlyEvents})(${replayEdit})` : ""
