import { Alert, Typography } from "@mui/material"
import { formatDevice, type OpenSession } from "#domain/account/sessions/sessions.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

/** Where the person is signed in, with how to end it. */
export function SessionsSection() {
  const { translate } = useWords()
  const { call, isSending } = useCall()
  const { data = [], error } = useApi<OpenSession[]>("/auth/sessions")
  const others = data.filter(({ isThis }) => !isThis)
  const sorted = [...data.filter(({ isThis }) => isThis), ...others]
  return (
    <Section
      title="myAccount.sessions.title"
      action={
        others.length > 0 && (
          <ActionButton
            label="myAccount.sessions.endOthers"
            variant="outlined"
            disabled={isSending}
            onClick={() => call({ path: "/auth/sessions", method: "DELETE", done: "myAccount.sessions.othersEnded" })}
          />
        )
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("myAccount.sessions.about")}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {sorted.map((session) => (
        <SessionRow
          key={session._id}
          session={session}
          isSending={isSending}
          end={() =>
            call({ path: `/auth/sessions/${session._id}`, method: "DELETE", done: "myAccount.sessions.ended" })
          }
        />
      ))}
    </Section>
  )
}

type RowProps = { session: OpenSession; isSending: boolean; end: () => void }

function SessionRow({ session, isSending, end }: RowProps) {
  const { translate, language, dateTime } = useWords()
  const { network, createdAt, usedAt, isThis } = session
  const device = formatDevice(session, language)
  const text = (key: string, values?: Record<string, unknown>) => translate(`myAccount.sessions.${key}`, values)
  return (
    <ListRow
      title={device}
      chips={isThis && <StatusChip label="myAccount.sessions.this" tone="success" />}
      lines={[
        ...(network ? [text("network", { network })] : []),
        `${text("since", { time: dateTime(createdAt) })} · ${text("seen", { time: dateTime(usedAt) })}`,
      ]}
    >
      {!isThis && (
        <ActionButton
          label="myAccount.sessions.end"
          aria-label={`${text("end")}: ${device}`}
          disabled={isSending}
          onClick={end}
        />
      )}
    </ListRow>
  )
}
