import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readTheme } from '../../lib/theme';
import { IconButton } from '../../ui/IconButton';

/** Switches between the light and the dark look. */
export function ThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  const toggle = () => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <IconButton label={next === 'dark' ? 'Use dark theme' : 'Use light theme'} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
