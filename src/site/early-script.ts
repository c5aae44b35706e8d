type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } }

/**
 * Runs in the page by itself, as text: it knows nothing of this file. Whether React has an element it sees by the mark
 * that React leaves on it, so parts that are taken over later, like the footer, are served too.
 */
function keepEarlyInput() {
  const GIVE_UP_MS = 60_000
  const edited = new Map<Field, string | boolean>()
  let pressed: HTMLElement | undefined
  let isLooking = false

  const isMarked = (node: object, mark: string) => Object.keys(node).some((key) => key.startsWith(mark))
  const isTaken = (node: Element) => isMarked(node, "__reactProps$")
  const isGone = (node: Element) => isTaken(node) || !node.isConnected
  const isSwitch = ({ type }: Field) => type === "checkbox" || type === "radio"

  const look = () => {
    for (const [field, value] of edited) if (isGone(field) && edited.delete(field)) tell(field, value)
    if (pressed && isGone(pressed)) {
      const button = pressed
      release()
      button.click()
    }
    isLooking = false
    if (pressed || edited.size) wait()
  }
  const wait = () => {
    if (!isLooking) requestAnimationFrame(look)
    isLooking = true
  }
  /** React hears of a value only where it is another one than it has seen last. */
  const tell = (field: Field, value: string | boolean) => {
    Object.assign(field, { [isSwitch(field) ? "checked" : "value"]: value })
    field._valueTracker?.setValue(isSwitch(field) ? String(!value) : `${value} `)
    for (const type of isSwitch(field) ? ["click"] : ["input", "change"])
      field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const release = () => {
    pressed?.removeAttribute("aria-busy")
    pressed = undefined
  }
  const keep = (button: HTMLElement | null) => {
    release()
    if (!button) return
    pressed = button
    button.setAttribute("aria-busy", "true")
    setTimeout(() => pressed === button && release(), GIVE_UP_MS)
    wait()
  }

  addEventListener(
    "input",
    ({ target }) => {
      const field = target as Field
      if (isTaken(field) && !edited.has(field)) return
      edited.set(field, isSwitch(field) ? field.checked : field.value)
      wait()
    },
    true,
  )
  addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest("button")
      if (!button || isTaken(button) || (button.type === "submit" && button.form)) return
      // Once React listens, it mostly takes a part over when that is pressed, and hears the press itself.
      if (isMarked(document, "__reactContainer$")) setTimeout(() => isTaken(button) || keep(button))
      else keep(button)
    },
    true,
  )
  // Forms that ask for a list work without any script, and so do those with an address of their own: they go there
  // until a script runs, and then wait for it to take their part of the page over.
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement
      const goesAlone = form.hasAttribute("action") && !isMarked(document, "__reactContainer$")
      if (isTaken(form) || goesAlone || /get|dialog/.test(form.getAttribute("method") ?? "")) return
      event.preventDefault()
      keep(event.submitter)
    },
    true,
  )
}

/** The script ahead of all that can be pressed in the page (early-input.tsx). */
export const EARLY_INPUT = import.meta.env.SSR ? `(${keepEarlyInput})()`.replace(/\n\s*/g, "\n") : ""
