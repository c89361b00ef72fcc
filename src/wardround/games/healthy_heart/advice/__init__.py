"""What bots know of Healthy Heart: `value` judges positions and answers, `script` plays."""
