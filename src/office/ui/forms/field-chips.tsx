import { Chip, Stack } from "@mui/material"
import { useEffect, useRef } from "react"
import { useTranslate } from "react-admin"
import type { LocalizedContent } from "#i18n/localized.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"

type Props = { fields: { name: string; label: LocalizedContent }[] }

/** The fields that texts of this section may name. A press writes one where the cursor is, or last was. */
export function FieldChips({ fields }: Props) {
  const translate = useTranslate()
  const { localized } = useWords()
  const chips = useRef<HTMLDivElement>(null)
  const last = useRef<Input>(undefined)
  useEffect(() => {
    const section = chips.current?.closest("section")
    const remember = ({ target }: FocusEvent) => {
      if (isText(target)) last.current = target
    }
    section?.addEventListener("focusin", remember)
    return () => section?.removeEventListener("focusin", remember)
  }, [])
  const insert = (name: string) => {
    const input = last.current
    if (!input?.isConnected) return
    const end = input.value.length
    input.focus()
    input.setRangeText(`{{${name}}}`, input.selectionStart ?? end, input.selectionEnd ?? end, "end")
    // React learns of it as if it had been typed.
    input.dispatchEvent(new Event("input", { bubbles: true }))
  }
  return (
    <>
      <Hint id="text-fields">{translate("staff.textFields")}</Hint>
      <Stack
        ref={chips}
        direction="row"
        role="group"
        aria-labelledby="text-fields"
        sx={{ flexWrap: "wrap", gap: 1, mt: 0.75, mb: 2 }}
      >
        {fields.map(({ name, label }) => (
          <Chip
            key={name}
            variant="outlined"
            label={`${localized(label)} {{${name}}}`}
            // The text keeps the focus, so that the cursor stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
            sx={{ height: "auto", minHeight: 32, "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
          />
        ))}
      </Stack>
    </>
  )
}

type Input = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget | null): target is Input =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")
