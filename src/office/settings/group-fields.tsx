import { Alert, Box, InputAdornment, TextField, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { CheckboxGroupInput, NumberInput, RadioButtonGroupInput, TextInput, useInput, useTranslate } from "react-admin"
import { ACCOUNT_SCENES, LICENCE_KINDS, type SettingsGroup, UNDECIDED } from "#domain/settings/settings.ts"
import { STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { hanoiDate } from "#lib/today.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { DateInput, TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { GalleryInput } from "#office/ui/pictures/gallery-input.tsx"
import { PictureInput } from "#office/ui/pictures/picture-input.tsx"
import { Row } from "#office/ui/row.tsx"
import { BarColorInputs } from "./bar-color-inputs.tsx"
import { isColor } from "./contrast-words.ts"
import { HomeFields } from "./home/home-fields.tsx"
import { LogoFields } from "./logo-fields.tsx"

type WholeProps = { source: string; step?: number; readOnly?: boolean }

function Whole({ step = 1, ...props }: WholeProps) {
  return <NumberInput min={0} step={step} {...props} />
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-labelledby={`part-${name}`}>
      <Typography id={`part-${name}`} variant="h6" component="h3" sx={{ mt: 1.5, mb: 0.5 }}>
        {translate(fieldLabel(name))}
      </Typography>
      {children}
    </Box>
  )
}

function OfficeFields() {
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

function RegistrationFields() {
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

function ReminderFields() {
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

function PrivacyFields() {
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

function SignInFields() {
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

const NEW_FIGURE = { figure: null, label: { en: "", vi: "" } }

function FiguresInput({ page }: { page: "home" | "about" }) {
  return (
    <Part name={page}>
      <ItemsInput source={`figures.${page}`} label={false} add="settings.addFigure" item={NEW_FIGURE}>
        <TextInput source="figure" isRequired slotProps={{ htmlInput: { maxLength: 12 } }} />
        <BilingualInput source="label" isRequired maxLength={60} />
      </ItemsInput>
      <FieldMessage source={`figures.${page}`} />
    </Part>
  )
}

/** The inputs of each group. */
export const GROUP_FIELDS: Record<SettingsGroup, ReactNode> = {
  company: (
    <>
      <BilingualInput source="companyName" isRequired maxLength={120} />
      <BilingualInput source="companyDescription" multiline maxLength={1000} />
      <BilingualInput source="footerText" multiline maxLength={1000} />
      <TextInput source="referencePrefix" helperText="settings.prefixHint" />
    </>
  ),
  registration: <RegistrationFields />,
  notice: (
    <>
      <BilingualInput source="noticeText" multiline maxLength={300} />
      <Row columns={2}>
        <DateInput source="noticeFrom" />
        <DateInput source="noticeUntil" />
      </Row>
    </>
  ),
  contact: (
    <>
      <Row columns={2}>
        <TextInput source="phone" type="tel" />
        <TextInput source="email" type="email" />
      </Row>
      <BilingualInput source="address" maxLength={300} />
      <BilingualInput source="businessHours" maxLength={300} />
      <Row columns={2}>
        <TextInput source="zalo" type="tel" />
        <TextInput source="whatsapp" type="tel" />
        <TextInput source="messenger" />
      </Row>
    </>
  ),
  social: (
    <Row columns={2}>
      {["facebook", "instagram", "youtube", "tiktok"].map((source) => (
        <TextInput key={source} source={source} type="url" />
      ))}
    </Row>
  ),
  logo: <LogoFields />,
  theme: (
    <>
      <Row columns={2}>
        <ColorInput source="primaryColor" />
      </Row>
      <BarColorInputs>
        <Part name="topBar">
          <Row columns={2}>
            {["backgroundColor", "textColor", "hoverColor"].map((name) => (
              <ColorInput key={name} source={`topBar.${name}`} />
            ))}
          </Row>
        </Part>
        <Part name="footer">
          <Row columns={2}>
            {["backgroundColor", "textColor", "secondaryTextColor", "borderColor"].map((name) => (
              <ColorInput key={name} source={`footer.${name}`} />
            ))}
          </Row>
        </Part>
      </BarColorInputs>
    </>
  ),
  pictures: (
    <>
      <PictureInput source="pictures.about" label="settings.pictureOf.about" folder="company" />
      <PictureInput source="pictures.contact" label="settings.pictureOf.contact" folder="company" />
      <GalleryInput
        source="pictures.account"
        label="settings.pictureOf.account"
        folder="company"
        max={ACCOUNT_SCENES}
      />
    </>
  ),
  home: <HomeFields />,
  pricing: (
    <>
      <BilingualInput source="howToPay" isRequired maxLength={300} />
      <Row columns={2}>
        <MoneyInput source="exchangeRate.vndPerUsd" currency="VND" isRate />
        <DateInput source="exchangeRate.date" min="2000-01-01" max={hanoiDate()} />
      </Row>
      <Part name="displayRates">
        <Row columns={2}>
          <MoneyInput source="displayRates.vndPerEur" currency="VND" isRate helperText="settings.displayRateHint" />
          <MoneyInput
            source="displayRates.vndPerKrw"
            currency="VND"
            isRate
            least={1}
            helperText="settings.displayRateHint"
          />
        </Row>
      </Part>
    </>
  ),
  office: <OfficeFields />,
  privacy: <PrivacyFields />,
  // Today has the card that opens the site.
  opening: null,
  signIn: <SignInFields />,
  figures: (
    <>
      <FiguresInput page="home" />
      <FiguresInput page="about" />
    </>
  ),
  reminders: <ReminderFields />,
  ratings: (
    <>
      {(["tour", "transfer"] as const).map((kind) => (
        <Part key={kind} name={kind}>
          <Row columns={2}>
            <Whole source={`ratings.${kind}.average`} step={0.1} />
            <Whole source={`ratings.${kind}.count`} />
          </Row>
        </Part>
      ))}
    </>
  ),
}

/** A colour: chosen by eye, or typed as #RRGGBB. */
function ColorInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source })
  const name = translate(fieldLabel(source))
  const error = fieldState.error?.message
  return (
    <TextField
      {...field}
      id={id}
      label={name}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate("settings.preview.choose", { name })}
                value={isColor(field.value) ? field.value : "#000000"}
                onChange={(event) => field.onChange(event.currentTarget.value.toUpperCase())}
                sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: "transparent", cursor: "pointer" }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
