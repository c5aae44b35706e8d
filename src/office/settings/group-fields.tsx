import type { ReactNode } from "react"
import { TextInput } from "react-admin"
import { ACCOUNT_SCENES, type SettingsGroup } from "#domain/settings/settings.ts"
import { hanoiDate } from "#lib/today.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { GalleryInput } from "#office/ui/pictures/gallery-input.tsx"
import { PictureInput } from "#office/ui/pictures/picture-input.tsx"
import { Row } from "#office/ui/row.tsx"
import { BankAccountFields } from "./bank-account-fields.tsx"
import { BarColorInputs } from "./bar-color-inputs.tsx"
import {
  OfficeFields,
  PaymentFields,
  PrivacyFields,
  RegistrationFields,
  ReminderFields,
  SignInFields,
} from "./company-fields.tsx"
import { HomeFields } from "./home/home-fields.tsx"
import { LogoFields } from "./logo-fields.tsx"
import { ColorInput, FiguresInput, Part, Whole } from "./setting-inputs.tsx"

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
  bankAccounts: <BankAccountFields />,
  payments: <PaymentFields />,
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
