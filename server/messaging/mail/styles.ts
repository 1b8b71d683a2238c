import { html } from './html.ts'

/** Small screens and dark colours, as in the web app, for mail programs that support a style element. */
export const styles = html`
  <style>
    :root {
      color-scheme: light dark;
      supported-color-schemes: light dark;
    }
    a {
      text-underline-offset: 0.2em;
    }
    @media (max-width: 480px) {
      .inner {
        padding: 28px 20px !important;
      }
      .name,
      .value {
        display: block !important;
        width: auto !important;
      }
      .name {
        padding-bottom: 0 !important;
        border-bottom: 0 !important;
      }
      .value {
        padding-top: 2px !important;
      }
      .action {
        width: 100% !important;
      }
      .action a {
        display: block !important;
      }
    }
    @media (prefers-color-scheme: dark) {
      .page {
        background: #16120f !important;
      }
      .card {
        background: #211b17 !important;
        border-color: #ff8a34 #3b322b #3b322b !important;
      }
      .text {
        color: #f6efe7 !important;
      }
      .muted {
        color: #bbaea1 !important;
      }
      .line {
        border-color: #3b322b !important;
      }
      .link {
        color: #ffa663 !important;
      }
      .note {
        background: #1b1613 !important;
      }
      .accent {
        background: #3d2713 !important;
        color: #ffa663 !important;
      }
      .success {
        background: #153323 !important;
        color: #86dcab !important;
      }
      .danger {
        background: #411d1a !important;
        color: #ffa29c !important;
      }
    }
  </style>
`
