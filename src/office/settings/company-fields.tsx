import { Alert } from "@mui/material"
import { CheckboxGroupInput, RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { LICENCE_KINDS, UNDECIDED } from "#domain/settings/settings.ts"
import { STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { hanoiDate } from "#lib/today.ts"
import { PaymentPlanInputs } from "#office/catalogue/payment-plan-inputs.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { DateInput, TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"
import { Part, Whole } from "./setting-inputs.tsx"

export function OfficeFields() {
  const translate = useTranslate()
  const days = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: translate(`settings.weekdays.${id}`) }))
  return (
    <>
      <CheckboxGroupInput source="office.weekdays" choices={days} translateChoice={false} />
      <Row columns={2}>
        {(["opens", "closes"] as const).map((name) => (
          <TimeInput key={name} source={`office.${name}`} />
        ))}
        <Whole source="office.answerHours" />
        <Whole source="holdHours" />
      </Row>
      <RadioButtonGroupInput
        source="undecided"
        row={false}
        choices={UNDECIDED.map((id) => ({ id, name: translate(`settings.undecided.${id}`) }))}
        translateChoice={false}
      />
    </>
  )
}

export function RegistrationFields() {
  const translate = useTranslate()
  const kinds = LICENCE_KINDS.map((id) => ({ id, name: translate(`settings.licenceKinds.${id}`) }))
  return (
    <>
      <Row columns={2}>
        <TextInput source="legalName" />
        <TextInput source="legalRepresentative" />
        <TextInput source="enterpriseNumber" />
        <TextInput source="taxCode" />
        <DateInput source="enterpriseIssuedOn" min="1980-01-01" max={hanoiDate()} />
        <TextInput source="enterpriseIssuedBy" />
      </Row>
      <RadioButtonGroupInput source="licenceKind" choices={kinds} translateChoice={false} />
      <Row columns={2}>
        <TextInput source="licenceNumber" />
        <DateInput source="licenceIssuedOn" min="1980-01-01" max={hanoiDate()} />
      </Row>
      <TextInput source="badgeUrl" type="url" />
      <BilingualInput source="complaintsContact" multiline maxLength={500} />
      <Row columns={2}>
        <Whole source="complaintAnswerDays" />
        <Whole source="complaintSettleDays" />
      </Row>
    </>
  )
}

export function ReminderFields() {
  const translate = useTranslate()
  return (
    <>
      <Row columns={2}>
        <Whole source="reminderDays" />
        <Whole source="invitationDays" />
      </Row>
      <Row columns={2}>
        <TextInput source="googleReviews" type="url" />
        <TextInput source="tripadvisor" type="url" />
      </Row>
      <Hint sx={{ mb: 1 }}>{translate("settings.reviewLinksHint")}</Hint>
    </>
  )
}

export function PaymentFields() {
  const translate = useTranslate()
  return (
    <>
      <PaymentPlanInputs label="settings.hasPlan" />
      <Part name="paymentReminders">
        <Row columns={2}>
          <Whole source="paymentReminders.beforeHours" />
          <Whole source="paymentReminders.afterHours" />
        </Row>
        <Hint sx={{ mb: 1 }}>{translate("settings.paymentRemindersHint")}</Hint>
      </Part>
    </>
  )
}

export function PrivacyFields() {
  const translate = useTranslate()
  const readOnly = !useMay()("administration")
  return (
    <>
      {readOnly && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("settings.retentionAdminsOnly")}
        </Alert>
      )}
      <Row columns={2}>
        <Whole source="retention.guestDays" readOnly={readOnly} />
        <Whole source="retention.networkDays" readOnly={readOnly} />
      </Row>
    </>
  )
}

export function SignInFields() {
  const translate = useTranslate()
  const isAdmin = useMay()("administration")
  return (
    <>
      {!isAdmin && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("settings.secondFactorAdminsOnly")}
        </Alert>
      )}
      <CheckboxGroupInput
        source="secondFactorRoles"
        choices={STAFF_ROLE_NAMES.map((id) => ({ id, name: `accounts.roles.${id}` }))}
        row={false}
        disabled={!isAdmin}
      />
    </>
  )
}
