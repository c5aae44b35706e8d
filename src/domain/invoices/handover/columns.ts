import type { Localized } from "#i18n/localized.ts"

/** What a column of the provider's file can hold, with its name for staff. One row stands for a line of an invoice. */
export const COLUMN_FIELDS = {
  invoiceNo: { en: "Number of the invoice in the file", vi: "Số thứ tự hóa đơn trong tệp" },
  lineNo: { en: "Number of the line", vi: "Số thứ tự dòng hàng" },
  reference: { en: "Booking reference", vi: "Mã đặt chỗ" },
  invoiceDate: { en: "Date of the invoice", vi: "Ngày hóa đơn" },
  companyName: { en: "Company's name", vi: "Tên đơn vị" },
  personName: { en: "Person's name", vi: "Tên người mua" },
  buyerName: { en: "Name of company or person", vi: "Tên đơn vị hoặc người mua" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  personalId: { en: "Identity number", vi: "Số định danh cá nhân" },
  passport: { en: "Passport number", vi: "Số hộ chiếu" },
  address: { en: "Address", vi: "Địa chỉ" },
  email: { en: "Email", vi: "Email" },
  phone: { en: "Phone", vi: "Điện thoại" },
  paymentMethod: { en: "Way of payment (TM, CK, TM/CK)", vi: "Hình thức thanh toán (TM, CK, TM/CK)" },
  currency: { en: "Currency", vi: "Loại tiền" },
  exchangeRate: { en: "Exchange rate", vi: "Tỷ giá" },
  kindOfLine: { en: "Kind of line (1 service, 3 discount)", vi: "Tính chất (1 dịch vụ, 3 chiết khấu)" },
  name: { en: "Name of the service", vi: "Tên hàng hóa, dịch vụ" },
  unit: { en: "Unit", vi: "Đơn vị tính" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  unitPrice: { en: "Price of one before tax", vi: "Đơn giá trước thuế" },
  net: { en: "Amount before tax", vi: "Thành tiền trước thuế" },
  vatRate: { en: "VAT rate", vi: "Thuế suất" },
  tax: { en: "VAT", vi: "Tiền thuế" },
  gross: { en: "Amount with tax", vi: "Thành tiền sau thuế" },
  totalNet: { en: "Total before tax", vi: "Tổng tiền trước thuế" },
  totalTax: { en: "Total VAT", vi: "Tổng tiền thuế" },
  total: { en: "Total", vi: "Tổng tiền thanh toán" },
  totalInWords: { en: "Total in words", vi: "Tổng tiền bằng chữ" },
} satisfies Record<string, Localized>

export type ColumnField = keyof typeof COLUMN_FIELDS

/** A column: its heading, and a field or the same text in each row. */
export type ColumnSetup = { heading: string; field: ColumnField | null; text: string }

const column = (heading: string, field: ColumnField): ColumnSetup => ({ heading, field, text: "" })
const constant = (heading: string, text: string): ColumnSetup => ({ heading, field: null, text })

/**
 * Columns to begin with, with the headings that the import templates of two providers use. Providers change their
 * templates, so staff compare them with the file that theirs offers.
 */
export const COLUMN_TEMPLATES = {
  misa: [
    column("Số thứ tự hóa đơn", "invoiceNo"),
    column("Ngày hóa đơn", "invoiceDate"),
    column("Mã tham chiếu", "reference"),
    column("Tên đơn vị", "companyName"),
    column("Mã số thuế", "taxCode"),
    column("Người mua hàng", "personName"),
    column("CCCD/Số định danh", "personalId"),
    column("Số hộ chiếu", "passport"),
    column("Địa chỉ", "address"),
    column("Email", "email"),
    column("Hình thức thanh toán", "paymentMethod"),
    constant("Loại tiền", "VND"),
    column("Tính chất hàng hóa", "kindOfLine"),
    column("Tên hàng hóa, dịch vụ", "name"),
    column("ĐVT", "unit"),
    column("Số lượng", "quantity"),
    column("Đơn giá", "unitPrice"),
    column("Thành tiền", "net"),
    column("Thuế suất GTGT", "vatRate"),
    column("Tiền thuế GTGT", "tax"),
  ],
  viettel: [
    column("Nhóm hóa đơn", "invoiceNo"),
    column("Mã giao dịch", "reference"),
    column("Ngày lập hóa đơn", "invoiceDate"),
    column("Tên người mua", "personName"),
    column("Tên đơn vị", "companyName"),
    column("Mã số thuế", "taxCode"),
    column("Số CCCD", "personalId"),
    column("Số hộ chiếu", "passport"),
    column("Địa chỉ", "address"),
    column("Số điện thoại", "phone"),
    column("Email", "email"),
    column("Hình thức thanh toán", "paymentMethod"),
    constant("Đơn vị tiền tệ", "VND"),
    column("Số thứ tự hàng hóa", "lineNo"),
    column("Tên hàng hóa", "name"),
    column("Đơn vị tính", "unit"),
    column("Số lượng", "quantity"),
    column("Đơn giá", "unitPrice"),
    column("Thành tiền trước thuế", "net"),
    column("Thuế suất (%)", "vatRate"),
    column("Tiền thuế", "tax"),
    column("Thành tiền sau thuế", "gross"),
  ],
} satisfies Record<string, ColumnSetup[]>
