import {
  Box,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material"
import { useId, useState } from "react"
import { useTranslate } from "react-admin"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { useFieldName } from "./field-name.ts"
import type { Question } from "./use-content-save.ts"

/** Shows two people's versions of the same fields, and asks which to keep. */
export function ConflictDialog({ question: { conflicts, answer } }: { question: Question }) {
  const translate = useTranslate()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (path: string, isTheirs: boolean) =>
    setTheirs((current) => new Set([...current].filter((other) => other !== path).concat(isTheirs ? path : [])))
  return (
    <FormDialog
      title="content.conflict.title"
      onDone={() => answer(theirs)}
      submit="content.conflict.save"
      onClose={() => answer(undefined)}
      close="content.conflict.back"
      maxWidth="md"
      isPersistent
    >
      <DialogContentText sx={{ mb: 2 }}>{translate("content.conflict.text")}</DialogContentText>
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {conflicts.map((conflict) => (
          <Field
            key={conflict.path}
            {...conflict}
            isTheirs={theirs.has(conflict.path)}
            choose={(isTheirs) => choose(conflict.path, isTheirs)}
          />
        ))}
      </Box>
    </FormDialog>
  )
}

type FieldProps = Question["conflicts"][number] & { isTheirs: boolean; choose: (isTheirs: boolean) => void }

function Field({ path, mine, theirs, isTheirs, choose }: FieldProps) {
  const nameOf = useFieldName()
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontWeight: 600 }}>
        {nameOf(path)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={isTheirs ? "theirs" : "mine"}
        onChange={(event) => choose(event.target.value === "theirs")}
        sx={{ display: "grid", gap: 1, mt: 0.5, gridTemplateColumns: { sm: "minmax(0, 1fr) minmax(0, 1fr)" } }}
      >
        <Version name="mine" value={mine} />
        <Version name="theirs" value={theirs} />
      </RadioGroup>
    </FormControl>
  )
}

function Version({ name, value }: { name: "mine" | "theirs"; value: unknown }) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      value={name}
      control={<Radio />}
      sx={{ alignItems: "flex-start", m: 0, pr: 1.5, border: 1, borderColor: "divider", borderRadius: 1 }}
      label={
        <Box sx={{ py: 1 }}>
          <Hint>{translate(`content.conflict.${name}`)}</Hint>
          <Typography
            component="div"
            sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxHeight: 240, overflowY: "auto" }}
          >
            {useDescription()(value)}
          </Typography>
        </Box>
      }
    />
  )
}

/** Returns a function that writes any value of a form in words: a list line by line, the parts of an item in a row. */
function useDescription() {
  const translate = useTranslate()
  const describe = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return translate("content.conflict.empty")
    if (typeof value === "boolean") return translate(value ? "content.conflict.yes" : "content.conflict.no")
    if (typeof value !== "object") return String(value)
    const parts = Object.values(value).filter((part) => part !== null && part !== "")
    if (parts.length === 0) return translate("content.conflict.empty")
    return parts.map(describe).join(Array.isArray(value) ? "\n" : " · ")
  }
  return describe
}
