import EditIcon from "@mui/icons-material/Edit"
import { Alert, Box, Button, Stack } from "@mui/material"
import { type ReactNode, useState } from "react"
import { Form, useTranslate } from "react-admin"
import type { Area } from "#lib/roles.ts"
import { Only } from "#office/frame/access/only.tsx"
import { Section } from "../section.tsx"
import { useSaving, type Values } from "./use-saving.ts"

type Props = {
  title: string
  action?: ReactNode
  /** The initial values of the fields. */
  values: Values
  /** Sends the values. When it throws, everything stays as it was typed. */
  save: (values: Values) => Promise<unknown>
  done: string
  fields: ReactNode
  /** Who may edit it. */
  area: Area
  /** The content while it isn't being edited. */
  children: ReactNode
}

/** A part of a screen whose values are edited in place: Enter saves, Escape gives up. */
export function EditableSection({ title, action, area, children, ...form }: Props) {
  const translate = useTranslate()
  const [isEditing, setEditing] = useState(false)
  const edit = (
    <Button size="small" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
      {translate("ra.action.edit")}
    </Button>
  )
  return (
    <Section
      title={title}
      action={
        <Stack direction="row" sx={{ flexWrap: "wrap", justifyContent: "flex-end", gap: 1 }}>
          {action}
          {!isEditing && <Only area={area}>{edit}</Only>}
        </Stack>
      }
    >
      {isEditing ? <FormInPlace {...form} onClose={() => setEditing(false)} /> : children}
    </Section>
  )
}

function FormInPlace({
  values,
  save,
  done,
  fields,
  onClose,
}: Omit<Props, "title" | "children" | "area"> & { onClose: () => void }) {
  const translate = useTranslate()
  // A refresh after a conflict must not replace what was typed.
  const [initial] = useState(values)
  const { send, problem, isSending } = useSaving<Values>({
    save: (typed) => save(changedValues(initial, typed)),
    done,
    onDone: onClose,
  })
  return (
    <Box onKeyDown={(event) => event.key === "Escape" && !isSending && onClose()}>
      <Form record={initial} onSubmit={send} noValidate>
        {fields}
        {problem && (
          <Alert severity="error" role="alert" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isSending}>
            {translate("ra.action.save")}
          </Button>
          <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        </Stack>
      </Form>
    </Box>
  )
}

/** Returns the changed values; objects contain only their changed parts. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const old = before[name]
      if (!isObject(value)) return (value ?? "") === (old ?? "") ? [] : [[name, value]]
      const parts = changedValues(isObject(old) ? old : {}, value)
      return Object.keys(parts).length ? [[name, parts]] : []
    }),
  )
}

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null
