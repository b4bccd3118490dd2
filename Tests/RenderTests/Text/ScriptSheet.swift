import Foundation
import WidgetGeometry
import WidgetViews

/// Every script that widgets are written in, one row each.
nonisolated struct ScriptSheet: View {
  struct Row: Identifiable, Sendable {
    var name: String
    var text: String
    var language: String
    var id: String { name }
  }

  static let han = "今令返雪化直骨 2026年5月1日，晴。"

  static let rows = [
    Row(name: "Latin", text: "Straße, café, İstanbul, Ærø, Łódź, fi ffi", language: "en"),
    Row(name: "Greek, Cyrillic", text: "Καλημέρα κόσμε · Привет, мир", language: "ru"),
    Row(name: "简体中文", text: han, language: "zh-Hans"),
    Row(name: "繁體中文", text: "今令返雪化直骨 2026年5月1日，晴。", language: "zh-Hant"),
    Row(name: "日本語", text: "今令返雪化直骨 ひらがなカタカナ、「晴れ」。", language: "ja"),
    Row(name: "한국어", text: "今令返雪化直骨 안녕하세요, 위젯 28℃", language: "ko"),
    Row(name: "العربية", text: "الطقس اليوم ٢٨°، iPhone 16 في الساعة 9:41", language: "ar"),
    Row(name: "עברית", text: "מזג האוויר: 28°C היום (Tel Aviv) 9:41", language: "he"),
    Row(name: "हिन्दी", text: "नमस्ते दुनिया, क्षत्रिय श्री २८°", language: "hi"),
    Row(name: "বাংলা", text: "নমস্কার বিশ্ব, আজকের আবহাওয়া ২৮°", language: "bn"),
    Row(name: "தமிழ்", text: "வணக்கம் உலகம், இன்றைய வானிலை", language: "ta"),
    Row(name: "తెలుగు", text: "నమస్కారం ప్రపంచం, నేటి వాతావరణం", language: "te"),
    Row(name: "ไทย", text: "สวัสดีชาวโลก น้ำแข็ง ที่นี่ ๒๘°", language: "th"),
    Row(name: "Emoji", text: "😀 👨‍👩‍👧‍👦 👩🏽‍🚀 👍🏿 🏳️‍🌈 🇨🇳🇯🇵🇰🇷🇩🇪 1️⃣ #️⃣ ❤️ ❤︎ ☀️ ☀︎", language: "en"),
    Row(name: "Signs", text: "28℃ ½ № ™ → ↗ ★ ♪ € £ ¥ ₩ ₹ ₿ ≤ ≠ ∞ Ω", language: "en"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Self.rows) { row in
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: row.name).font(.caption).foregroundStyle(.secondary)
            .frame(width: 92, alignment: .leading)
          Text(verbatim: row.text).typesettingLanguage(Locale.Language(identifier: row.language))
          Spacer(minLength: 0)
          Text(verbatim: row.text).font(.caption2.bold()).lineLimit(1).truncationMode(.tail)
            .frame(width: 110, alignment: .trailing)
            .typesettingLanguage(Locale.Language(identifier: row.language))
        }
      }
      paragraphs
    }
    .padding(12)
  }

  /// The same, where lines break.
  private var paragraphs: some View {
    HStack(alignment: .top, spacing: 10) {
      paragraph("今天多云转晴，气温「二十八度」，适合出门散步。", "zh-Hans", .leftToRight)
      paragraph("今日は曇りのち晴れ、気温は「28℃」です。", "ja", .leftToRight)
      paragraph("오늘은 흐리다가 맑겠습니다. 기온 28도.", "ko", .leftToRight)
      paragraph("วันนี้อากาศดีมากเหมาะกับการเดินเล่น", "th", .leftToRight)
      paragraph("الطقس اليوم غائم جزئيا (28°C) مع رياح 12 km/h.", "ar", .rightToLeft)
    }
    .font(.footnote)
  }

  private func paragraph(
    _ text: String, _ language: String, _ direction: LayoutDirection
  ) -> some View {
    Text(verbatim: text).typesettingLanguage(Locale.Language(identifier: language))
      .environment(\.layoutDirection, direction)
      .frame(width: 96, alignment: .leading)
  }
}
