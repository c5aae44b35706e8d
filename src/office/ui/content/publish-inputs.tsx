import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from "@mui/material"
import { useId } from "react"
import { BooleanInput, TextInput, useRecordContext, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import type { ContentKind, Named } from "./content-kind.ts"

const STATUSES = ["draft", "published", "archived"] as const
export type ContentStatus = (typeof STATUSES)[number]

export function statusOf({ isActive, isArchived }: { isActive: boolean; isArchived?: boolean | undefined }) {
  if (isActive) return "published"
  return isArchived ? "archived" : "draft"
}

/** Draft, published or archived; for kinds without an archive, on the site or hidden. */
export function StatusInput({ kind }: { kind: ContentKind }) {
  const translate = useTranslate()
  const labelId = useId()
  const { setValue } = useFormContext()
  const isActive: boolean = useWatch({ name: "isActive" })
  const isArchived: boolean = useWatch({ name: "isArchived" })
  if (!kind.hasArchive) return <BooleanInput source="isActive" />
  const choose = (status: string) => {
    setValue("isActive", status === "published", { shouldDirty: true })
    setValue("isArchived", status === "archived", { shouldDirty: true })
  }
  // Pages and posts aren't sold, so they have words of their own.
  const hintOf = (status: ContentStatus) =>
    translate(`${kind.resource}.${status}Hint`, { _: translate(`content.status.${status}Hint`) })
  return (
    <FormControl>
      <FormLabel id={labelId}>{translate("content.status.label")}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={statusOf({ isActive, isArchived })}
        onChange={(event) => choose(event.target.value)}
      >
        {STATUSES.map((status) => (
          <FormControlLabel
            key={status}
            value={status}
            control={<Radio />}
            label={
              <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{translate(`content.status.${status}`)}</Typography>
                <Typography color="text.secondary">{hintOf(status)}</Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** The address of the page. When it changes, shows the old one and the new one. */
export function SlugInput({ kind: { pagePath } }: { kind: ContentKind }) {
  const translate = useTranslate()
  const record = useRecordContext<Named>()
  const slug: string | null = useWatch({ name: "slug" })
  const address = (of: string) => location.origin + (pagePath?.(of) ?? `/…/${of}`)
  const isMoved = record?.slug && slug && slug !== record.slug
  return (
    <Box sx={{ width: 1 }}>
      <TextInput
        source="slug"
        helperText={record?.slug && slug ? address(slug) : "content.slug.fromTitle"}
        slotProps={{ htmlInput: { maxLength: 80, autoCapitalize: "none", spellCheck: false } }}
      />
      {isMoved && pagePath && (
        <Alert severity="info" sx={{ overflowWrap: "anywhere" }}>
          {translate("content.slug.moved", { now: pagePath(slug), before: pagePath(record.slug) })}
        </Alert>
      )}
    </Box>
  )
}
