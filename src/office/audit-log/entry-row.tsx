import { Box, Link, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase } from "react-admin"
import type { AuditEntry, AuditPage } from "#domain/audit-log/audit-log.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { type Tone, tones } from "#office/frame/theme.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { useFieldName } from "#office/ui/content/field-name.ts"
import { Hint } from "#office/ui/hint.tsx"
import { type Change, describeChanges, type Part } from "./changes.ts"
import { ChangesLink } from "./changes-link.tsx"
import { screenOf } from "./subjects.ts"

const TONES: Record<AuditEntry["action"], Tone> = {
  create: "success",
  update: "neutral",
  archive: "warning",
  delete: "danger",
  export: "warning",
}

type Props = { entry: AuditEntry; names: AuditPage["names"]; isAlone: boolean }

/** One write: what it was about, who did it when, and what it changed. `isAlone`: only writes of this entry are shown. */
export function EntryRow({ entry, names, isAlone }: Props) {
  const words = useWords()
  const nameOf = useFieldName()
  const { translate, localized, day, dateTime } = words
  const { about, action, at, before, after } = entry
  const kind = translate(`auditLog.kinds.${about.kind}`, { _: about.kind })
  const title = withDots(kind, about.name && localized(about.name), about.date && day(about.date))
  const to = about.exists ? screenOf(about.kind, about._id) : undefined
  const isErased = before === null && after === null && action !== "export"
  return (
    <Box component="li" sx={{ py: 1.5, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere", minWidth: 0 }}>
          {to ? (
            <Link component={LinkBase} to={to} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <StatusChip label={`auditLog.actions.${action}`} tone={TONES[action]} />
        {!isAlone && about._id && <ChangesLink kind={about.kind} id={about._id} size="small" />}
      </Stack>
      <Hint>
        {whoOf(entry, translate)} · {dateTime(at)}
      </Hint>
      {isErased ? (
        <Hint sx={{ fontStyle: "italic" }}>{translate("auditLog.erased")}</Hint>
      ) : (
        <Changes
          changes={describeChanges(entry, { words, nameOf, names })}
          isWhole={action === "create" || action === "delete"}
        />
      )}
    </Box>
  )
}

function whoOf({ by: { _id, name, role } }: AuditEntry, translate: Words["translate"]): string {
  if (name) return role === "customer" ? translate("auditLog.customer", { name }) : name
  return translate(_id === "guest" || _id === "system" ? `auditLog.${_id}` : "auditLog.gone")
}

/** Shown before the rest is asked for. */
const SHOWN = 6

/** `isWhole`: they are an entry as it was added or deleted, not what became of it. */
function Changes({ changes, isWhole }: { changes: Change[]; isWhole: boolean }) {
  const { translate } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (changes.length === 0) return null
  const shown = isOpen ? changes : changes.slice(0, SHOWN)
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(120px, 220px) minmax(0, 1fr)" },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 0.75 },
          mt: 1,
          mb: 0,
        }}
      >
        {shown.map((change) => (
          <Box key={change.path} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              {change.field}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mb: { xs: 0.75, sm: 0 }, overflowWrap: "anywhere", whiteSpace: "pre-line" }}
            >
              {isWhole ? change.before || change.after : <ChangeText change={change} />}
            </Typography>
          </Box>
        ))}
      </Box>
      {changes.length > SHOWN && (
        <ActionButton
          label={isOpen ? translate("auditLog.less") : translate("auditLog.more", { n: changes.length })}
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </>
  )
}

function ChangeText({ change: { before, after, parts } }: { change: Change }) {
  const { translate } = useWords()
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
  if (parts) return parts.map((part, nth) => <PartText key={`${nth} ${part.kind}`} part={part} />)
  const none = translate("staff.none")
  return (
    <>
      {before ? <PartText part={{ kind: "removed", text: before }} /> : none} →{" "}
      {after ? <PartText part={{ kind: "added", text: after }} /> : none}
    </>
  )
}

function PartText({ part: { kind, text } }: { part: Part }) {
  if (kind === "same") return text
  if (kind === "removed")
    return (
      <Box component="del" sx={{ color: tones.danger.color, textDecorationThickness: 1 }}>
        {text}
      </Box>
    )
  return (
    <Box component="ins" sx={{ ...tones.success, px: 0.25, borderRadius: 0.5, textDecoration: "none" }}>
      {text}
    </Box>
  )
}
