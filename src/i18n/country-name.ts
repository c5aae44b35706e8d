import type { Localized } from "#i18n/localized.ts"
import { COUNTRIES } from "#lib/countries.ts"

// Not Intl.DisplayNames: browsers and the server would render different names.
const VIETNAMESE = `VN Việt Nam|US Hoa Kỳ|GB Vương quốc Anh|AU Úc|CA Canada|FR Pháp|DE Đức|JP Nhật Bản|KR Hàn Quốc|CN Trung Quốc|
TW Đài Loan|HK Hồng Kông|SG Singapore|MY Malaysia|TH Thái Lan|ID Indonesia|PH Philippines|LA Lào|KH Campuchia|MM Myanmar|IN Ấn Độ|
NZ New Zealand|NL Hà Lan|BE Bỉ|CH Thụy Sĩ|AT Áo|IT Ý|ES Tây Ban Nha|PT Bồ Đào Nha|SE Thụy Điển|NO Na Uy|DK Đan Mạch|FI Phần Lan|
IE Ireland|PL Ba Lan|CZ Séc|IL Israel|AE Các Tiểu vương quốc Ả Rập Thống nhất|ZA Nam Phi`

const names = new Map(VIETNAMESE.split("|").map((entry) => [entry.trim().slice(0, 2), entry.trim().slice(3)]))

/** Returns the name of a country by its ISO code, as guests say it. */
export function countryName(code: string): Localized {
  const en = COUNTRIES.find((country) => country.code === code)?.name ?? code
  return { en, vi: names.get(code) ?? en }
}
