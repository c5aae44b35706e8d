import { Alert, Box, Typography } from "@mui/material"
import { browserSupportsWebAuthn } from "@simplewebauthn/browser"
import { useTranslate } from "react-admin"
import type { SecondFactor } from "#domain/account/second-factor/second-factor.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"
import { AddPasskeyDialog, NewCodesDialog, PasswordQuestion, SetUpAppDialog } from "./own-factor-dialogs.tsx"

const OWN = "/auth/second-factor"

/** The second factors of the person who is signed in. */
export function SecondStepSection() {
  const translate = useTranslate()
  const { data, error } = useApi<SecondFactor>(OWN)
  if (error)
    return (
      <Section title="myAccount.secondStep.title">
        <Alert severity="error">{error.message}</Alert>
      </Section>
    )
  if (!data) return null
  const isOn = data.app !== null || data.passkeys.length > 0
  return (
    <Section
      title="myAccount.secondStep.title"
      action={<StatusChip label={`myAccount.secondStep.${isOn ? "on" : "off"}`} tone={isOn ? "success" : "warning"} />}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate("myAccount.secondStep.about")}
      </Typography>
      {data.isRequired && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("myAccount.secondStep.required")}
        </Alert>
      )}
      <AppRow app={data.app} />
      <PasskeyRows passkeys={data.passkeys} />
      {isOn && <CodesRow left={data.recoveryCodesLeft} />}
    </Section>
  )
}

function AppRow({ app }: Pick<SecondFactor, "app">) {
  const { translate, dateTime } = useWords()
  return (
    <ListRow
      title={translate("myAccount.secondStep.app")}
      lines={[
        app
          ? translate("myAccount.secondStep.appSince", { time: dateTime(app.confirmedAt) })
          : translate("myAccount.secondStep.noApp"),
      ]}
    >
      <DialogButton
        label={`myAccount.secondStep.${app ? "changeApp" : "setUpApp"}`}
        variant={app ? "text" : "contained"}
        dialog={(onClose) => <SetUpAppDialog onClose={onClose} />}
      />
      {app && <RemoveButton title={translate("myAccount.secondStep.removeApp")} path="/app/remove" done="appRemoved" />}
    </ListRow>
  )
}

function PasskeyRows({ passkeys }: Pick<SecondFactor, "passkeys">) {
  const { translate, dateTime } = useWords()
  const text = (key: string, values?: Record<string, unknown>) => translate(`myAccount.secondStep.${key}`, values)
  return (
    <>
      <ListRow title={text("passkeys")} lines={passkeys.length === 0 ? [text("noPasskeys")] : []}>
        {browserSupportsWebAuthn() && (
          <DialogButton
            label="myAccount.secondStep.addPasskey"
            variant="outlined"
            dialog={(onClose) => <AddPasskeyDialog onClose={onClose} />}
          />
        )}
      </ListRow>
      <Box sx={{ pl: { sm: 3 } }}>
        {passkeys.map(({ _id, name, createdAt, usedAt }) => (
          <ListRow
            key={_id}
            title={name}
            lines={[
              `${usedAt ? text("usedAt", { time: dateTime(usedAt) }) : text("neverUsed")} · ${text("addedAt", { time: dateTime(createdAt) })}`,
            ]}
          >
            <RemoveButton
              title={text("removePasskey", { name })}
              path={`/passkeys/${_id}/remove`}
              done="passkeyRemoved"
            />
          </ListRow>
        ))}
      </Box>
    </>
  )
}

function CodesRow({ left }: { left: number }) {
  const translate = useTranslate()
  return (
    <ListRow
      title={translate("myAccount.secondStep.recoveryCodes")}
      lines={[translate("myAccount.secondStep.codesLeft", { n: left })]}
    >
      <DialogButton label="myAccount.secondStep.newCodes" dialog={(onClose) => <NewCodesDialog onClose={onClose} />} />
    </ListRow>
  )
}

type RemoveProps = { title: string; path: string; done: string }

function RemoveButton({ title, path, done }: RemoveProps) {
  return (
    <DialogButton
      label="myAccount.secondStep.remove"
      aria-label={title}
      color="error"
      dialog={(onClose) => (
        <PasswordQuestion
          title={title}
          submit="myAccount.secondStep.remove"
          isDangerous
          save={(currentPassword) => callApi(`${OWN}${path}`, { method: "POST", body: { currentPassword } })}
          done={`myAccount.secondStep.${done}`}
          onClose={onClose}
        />
      )}
    />
  )
}
