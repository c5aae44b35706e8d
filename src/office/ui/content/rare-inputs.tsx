import { Box } from "@mui/material"
import { createContext, type ReactNode, use, useEffect, useState } from "react"
import { useTranslate } from "react-admin"
import { get, useFormContext, useFormState } from "react-hook-form"
import { isEqual } from "#lib/data/changed-fields.ts"
import { cleaned } from "./entry-values.ts"

/** An entry before anything is typed. */
export const EntryDefaults = createContext<object>({})

type Props = {
  /** The fields in it. */
  sources: string[]
  label?: string
  children: ReactNode
}

/**
 * Folds inputs that few entries need, unless the entry has values of its own in them or one was refused. The browser's
 * search on the page finds and unfolds them.
 */
export function RareInputs({ sources, label = "content.form.more", children }: Props) {
  const translate = useTranslate()
  const defaults = use(EntryDefaults)
  const { getValues } = useFormContext()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(() =>
    sources.some((source) => !isEqual(contentOf(getValues(source)), contentOf(get(defaults, source)))),
  )
  const isRefused = sources.some((source) => get(errors, source) !== undefined)
  useEffect(() => {
    if (isRefused) setOpen(true)
  }, [isRefused])
  return (
    <Box component="details" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ width: 1 }}>
      <Box
        component="summary"
        sx={{ cursor: "pointer", fontWeight: 600, color: "primary.main", py: 1.25, mb: isOpen ? 1 : 0 }}
      >
        {translate(label)}
      </Box>
      {children}
    </Box>
  )
}

/** An empty list is no content. */
function contentOf(value: unknown): unknown {
  const content = cleaned(value)
  return Array.isArray(content) && content.length === 0 ? undefined : content
}
